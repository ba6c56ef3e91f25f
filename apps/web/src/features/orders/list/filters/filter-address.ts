import { weightSlider } from '@lanewise/contract/order-list'
import { radiusOf } from '@lanewise/domain/quotes/radius'

/** A city of a state, or a whole state, and the miles around it. */
export type PlaceChoice = { city: string | null; state: string; miles: number }

const between = '..'
const shape = /^([A-Z]{2,4})(?::([^:]{1,100}))?$/

/** In the address as `origin=TX:Dallas..25`, or `origin=TX..5` for a whole state. */
export const placeText = ({ city, state, miles }: PlaceChoice) => `${idOf({ city, state })}${between}${miles}`

export const idOf = ({ city, state }: Omit<PlaceChoice, 'miles'>) => (city === null ? state : `${state}:${city}`)

/** Null for what is no place; a missing or impossible radius becomes the nearest that exists. */
export function readPlace(text = ''): PlaceChoice | null {
  const [id = '', miles] = text.split(between)
  const [, state, city = null] = shape.exec(id) ?? []
  return state ? { city, state, miles: radiusOf(miles) } : null
}

/** Pounds; an end of the slider is no limit. */
export type WeightChoice = { min: number; max: number }

/** In the address as `weight=2000..44000`; nothing where there is no limit. */
export const weightText = ({ min, max }: WeightChoice): string[] =>
  min === weightSlider.least && max === weightSlider.most ? [] : [`${min}${between}${max}`]

export function readWeight(text = ''): WeightChoice {
  const { least, most } = weightSlider
  const [, min = '', max = ''] = /^(\d{1,6})\.\.(\d{1,6})$/.exec(text) ?? []
  const [low, high] = [min ? Math.min(Number(min), most) : least, max ? Math.min(Number(max), most) : most]
  return low <= high ? { min: low, max: high } : { min: least, max: most }
}
