import { hasEmergencyPhone } from '#hazmat/emergency-contact.ts'
import type { HazmatMaterial, NamedGoods } from '#hazmat/material.ts'
import { limitedQuantityProblem, shippingNameProblem } from '#hazmat/shipping-name.ts'

type Item = { isHazmat: boolean; properShippingName: string | null; description: string }
type Goods = Item & NamedGoods & { hazmatPackingGroup: string | null; isLimitedQuantity: boolean }

/** Hazmat items that cannot ship because their proper shipping name is missing. (DEF-26) */
export const unnamedHazmat = <I extends Item>(items: readonly I[]): I[] =>
  items.filter(({ isHazmat, properShippingName }) => isHazmat && !properShippingName)

export type HazmatPapers<I> = {
  items: readonly I[]
  /** Emergency contact of each order that carries them. */
  emergencyContacts: readonly { orderNumber: string; contact: string | null }[]
  materialsFor: (goods: NamedGoods) => readonly HazmatMaterial[]
  /** What cannot happen before: "the freight is booked". */
  before: string
}

/** What is missing, with the first item or the order that it concerns. */
export type HazmatGap<I> = { message: string; item?: I | undefined; orderNumber?: string }

/** Why hazardous freight cannot be booked or its bill printed; null if nothing is missing. */
export const hazmatGap = <I extends Goods>(papers: HazmatPapers<I>): HazmatGap<I> | null =>
  nameGap(papers) ?? tableGap(papers) ?? contactGap(papers)

function nameGap<I extends Item>({ items, before }: HazmatPapers<I>): HazmatGap<I> | null {
  const unnamed = unnamedHazmat(items)
  if (unnamed.length === 0) return null
  return { message: `Enter the proper shipping name of ${namesOf(unnamed)} before ${before}`, item: unnamed[0] }
}

function tableGap<I extends Goods>({ items, materialsFor, before }: HazmatPapers<I>): HazmatGap<I> | null {
  for (const item of items.filter(({ isHazmat }) => isHazmat)) {
    const materials = materialsFor(item)
    const problem = shippingNameProblem(item, materials)
    if (problem?.kind === 'Forbidden') return { message: problem.message, item }
    if (problem?.kind === 'NoTechnicalName')
      return { message: `Enter the technical name of ${item.description} before ${before}`, item }
    const unlimited = limitedQuantityProblem(item, materials)
    if (unlimited) return { message: unlimited, item }
  }
  return null
}

function contactGap<I extends Item>({ items, emergencyContacts, before }: HazmatPapers<I>): HazmatGap<I> | null {
  const silent = emergencyContacts.find(({ contact }) => !hasEmergencyPhone(contact))
  if (!silent || !items.some(({ isHazmat }) => isHazmat)) return null
  const { orderNumber } = silent
  return { message: `Enter an emergency phone number on order ${orderNumber} before ${before}`, orderNumber }
}

const namesOf = (items: readonly Item[]): string => [...new Set(items.map(({ description }) => description))].join(', ')
