import type { HazmatMaterial } from '@lanewise/contract/hazmat'
import { withRule } from '@lanewise/contract/with-rule'
import { normaliseUnNumber } from '@lanewise/domain/commodities/hazmat'
import type { NamedGoods } from '@lanewise/domain/hazmat/material'
import {
  limitedQuantityProblem,
  type ShippingNameProblem,
  shippingNameProblem,
} from '@lanewise/domain/hazmat/shipping-name'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { createContext, useContext, useState } from 'react'
import type { z } from 'zod'

type MarkedGoods = Parameters<typeof limitedQuantityProblem>[0]
type Goods = MarkedGoods & { isHazmat: boolean }

/**
 * What a form knows about the name of its goods: the entries of the table, loaded from the server, and the names that
 * the user confirmed. The form's schema asks it, so that a name is checked wherever the form is submitted.
 */
export type NameCheck = {
  /** Takes what the table says about a number and its names. */
  learn: (unNumber: string | null, materials: readonly HazmatMaterial[]) => void
  problemOf: (goods: NamedGoods) => ShippingNameProblem | null
  quantityProblemOf: (goods: MarkedGoods) => string | null
  isConfirmed: (goods: NamedGoods) => boolean
  confirm: (goods: NamedGoods) => void
}

/** A check of the names in one form. A name that was saved before counts as confirmed. */
export function useNameCheck(saved: NamedGoods | null): NameCheck {
  const [check] = useState(() => createCheck(saved))
  return check
}

function createCheck(saved: NamedGoods | null): NameCheck {
  const confirmed = new Set(saved ? [keyOf(saved)] : [])
  let known: { unNumber: string | null; materials: readonly HazmatMaterial[] } | null = null
  return {
    learn: (unNumber, materials) => {
      known = { unNumber, materials }
    },
    // A number whose entries are still being loaded has no problem yet.
    problemOf: (typed) => {
      const goods = withNumber(typed)
      return known?.unNumber === goods.hazmatUNNumber ? shippingNameProblem(goods, known.materials) : null
    },
    quantityProblemOf: (typed) => limitedQuantityProblem(withNumber(typed), known?.materials ?? []),
    isConfirmed: (goods) => confirmed.has(keyOf(goods)),
    confirm: (goods) => confirmed.add(keyOf(goods)),
  }
}

/** The number as it is stored, whatever was typed. */
export const withNumber = <G extends NamedGoods>(goods: G): G => ({
  ...goods,
  hazmatUNNumber: goods.hazmatUNNumber && normaliseUnNumber(goods.hazmatUNNumber),
})

const keyOf = ({ hazmatUNNumber, properShippingName }: NamedGoods) =>
  `${normaliseUnNumber(hazmatUNNumber ?? '')} ${properShippingName?.trim() ?? ''}`

const read = [
  'isHazmat',
  'hazmatUNNumber',
  'properShippingName',
  'technicalName',
  'hazmatPackingGroup',
  'isLimitedQuantity',
] as const

/** The schema of a form, which then also refuses what the table forbids and what nobody confirmed. (DEF-132) */
export const withNameCheck = <S extends z.ZodObject>(schema: S, check: NameCheck): S =>
  withRule(schema as never, read as never, (goods: Goods) => issuesOf(goods, check)) as S

function issuesOf(goods: Goods, check: NameCheck): FieldIssue[] {
  if (!goods.isHazmat) return []
  const problem = check.problemOf(goods)
  const unlimited = check.quantityProblemOf(goods)
  if (unlimited && problem?.kind !== 'Forbidden') return [{ path: ['isLimitedQuantity'], message: unlimited }]
  if (!problem || (problem.kind === 'Unlisted' && check.isConfirmed(goods))) return []
  const message = problem.kind === 'Unlisted' ? 'Confirm this below, or choose from the table' : problem.message
  return [{ path: [problem.field], message }]
}

export const NameCheckContext = createContext<NameCheck | null>(null)

export function useFormNameCheck(): NameCheck {
  return useContext(NameCheckContext) ?? createCheck(null)
}
