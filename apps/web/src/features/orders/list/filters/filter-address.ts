import { weightSlider } from '@lanewise/contract/order-list'
import { radiusOf } from '@lanewise/domain/quotes/radius'

/** A city, or a whole state when the city is null, with a radius in miles. */
export type PlaceChoice = { city: string | null; state: string; miles: number }

const between = '..'
const shape = /^([A-Z]{2,4})(?::([^:]{1,100}))?$/

/** URL form: `origin=TX:Dallas..25`, or `origin=TX..5` for a whole state. */
export const placeText = ({ city, state, miles }: PlaceChoice) => `${idOf({ city, state })}${between}${miles}`

export const idOf = ({ city, state }: Omit<PlaceChoice, 'miles'>) => (city === null ? state : `${state}:${city}`)

/** Null when the text is not a place. A missing or invalid radius becomes the nearest valid one. */
export function readPlace(text = ''): PlaceChoice | null {
  const [id = '', miles] = text.split(between)
  const [, state, city = null] = shape.exec(id) ?? []
  return state ? { city, state, miles: radiusOf(miles) } : null
}

/** Range in pounds. A handle at the end of the slider means no limit. */
export type WeightChoice = { min: number; max: number }

/** URL form: `weight=2000..44000`; empty when there is no limit. */
export const weightText = ({ min, max }: WeightChoice): string[] =>
  min === weightSlider.least && max === weightSlider.most ? [] : [`${min}${between}${max}`]

export function readWeight(text = ''): WeightChoice {
  const { least, most } = weightSlider
  const [, min = '', max = ''] = /^(\d{1,6})\.\.(\d{1,6})$/.exec(text) ?? []
  const [low, high] = [min ? Math.min(Number(min), most) : least, max ? Math.min(Number(max), most) : most]
  return low <= high ? { min: low, max: high } : { min: least, max: most }
}
