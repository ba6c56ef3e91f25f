import type { CurrentUser } from '@lanewise/contract/auth'
import {
  type Commodity,
  findCommodities,
  getCommodity,
  getFreightClasses,
  getHazardClasses,
} from '@lanewise/contract/commodities'
import { hazardClasses } from '@lanewise/domain/commodities/hazmat'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { type LineItem, newLineItem, withDerived } from '@lanewise/domain/orders/items/line-item'
import { act, screen } from '@testing-library/react'
import { type RefObject, useRef, useState } from 'react'
import type { RevealedField } from '#features/line-items/use-item-list.ts'
import { createFakePortal, type FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { LockContext } from '#ui/form/field-wiring.ts'
import { LineItems, type LineItemsHandle } from '../LineItems.tsx'

export const ltl: Freight = { shippingMode: 'LTL', equipmentMode: 1 }
export const fullTruck: Freight = { shippingMode: 'TL', equipmentMode: 1 }
export const bulk: Freight = { shippingMode: 'TL', equipmentMode: 4 }

export const anItem = (facts: Partial<LineItem> = {}): LineItem =>
  withDerived({
    ...newLineItem(facts.uniqueIdentifier ?? 'line-1', ltl),
    description: 'Tomato puree',
    totalWeight: 3240,
    palletCount: 4,
    packageCount: 96,
    packagingUnitType: 'Case',
    freightClass: '70',
    ...facts,
  })

export const oliveOil: Commodity = {
  id: '0198c0de-0000-7000-9000-00000000aaaa',
  commodityCode: 'OIL-4',
  description: 'Olive oil 4 × 1 gal',
  cargoClassification: 'Food',
  perPackageWeight: 33.5,
  packageLength: 40,
  packageWidth: 36,
  packageHeight: 54,
  palletCount: 2,
  packageQuantity: 52,
  packagingUnitType: 'Case',
  freightClass: '85',
  nmfcNumber: '144920',
  customerProductCode: 'C-OIL',
  isHazmat: false,
  isStackable: true,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
  properShippingName: null,
  hazmatSubsidiaryClasses: null,
  technicalName: null,
  reportableQuantity: null,
  isLimitedQuantity: false,
  version: 3,
  updatedAt: '2026-11-14T15:30:00.000Z',
}

/** A server with the freight classes and one commodity. */
export function withLookups(portal: FakePortal = createFakePortal()) {
  portal.on(
    getFreightClasses,
    freightClasses.map((name) => ({ id: name, name })),
  )
  portal.on(
    getHazardClasses,
    hazardClasses.map((description) => ({ description })),
  )
  portal.on(findCommodities, { data: [oliveOil], total: 1 })
  portal.on(getCommodity, oliveOil)
  return portal
}

type Given = {
  items?: LineItem[]
  /** Reason why the lines are locked. */
  lock?: string
  error?: string
  freight?: Freight
  defaultCommodity?: string | null
  user?: Partial<CurrentUser>
  portal?: FakePortal
}

/** Renders the component with these lines. `lines` returns their current state. */
export async function openItems({ items = [], freight = ltl, defaultCommodity = null, user, ...given }: Given = {}) {
  const state: PartState = { items, reveal: () => {}, handle: { current: null } }
  const { portal = withLookups(), lock, error } = given
  function Part() {
    const [own, setOwn] = useState<LineItem[]>(items)
    const [revealed, setRevealed] = useState<RevealedField | null>(null)
    const handle = useRef<LineItemsHandle>(null)
    Object.assign(state, { items: own, reveal: setRevealed, handle })
    return (
      <LockContext value={lock}>
        <LineItems
          title="Freight"
          items={own}
          onChange={setOwn}
          {...{ freight, defaultCommodity, error, revealed }}
          ref={handle}
        />
      </LockContext>
    )
  }
  const opened = await renderScreen(<Part />, { portal, ...(user && { user }) })
  await screen.findByRole('heading', { name: 'Freight' })
  return {
    ...opened,
    lines: () => state.items,
    /** Reveals a field of a line, as a click in the error list does. */
    reveal: (field: RevealedField) => act(() => state.reveal(field)),
    finish: () => act(async () => state.handle.current?.finish()),
    focus: () => act(() => state.handle.current?.focus()),
  }
}

type PartState = {
  items: readonly LineItem[]
  reveal: (field: RevealedField) => void
  handle: RefObject<LineItemsHandle | null>
}

type Opened = Awaited<ReturnType<typeof openItems>>

/** Pastes the texts into the fields with these labels. */
export async function fill({ keys }: Pick<Opened, 'keys'>, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await keys.clear(field)
    await keys.click(field)
    await keys.paste(text)
  }
}

export async function choose({ keys }: Pick<Opened, 'keys'>, label: string, option: string) {
  await keys.click(screen.getByLabelText(label))
  await keys.click(await screen.findByRole('option', { name: option }))
}

export const press = ({ keys }: Pick<Opened, 'keys'>, name: string) => keys.click(screen.getByRole('button', { name }))

/** Fields that an LTL item needs besides its default dimensions. */
export const puree = { Description: 'Tomato puree', 'Total Weight (lbs)': '3240', 'Pallet Count': '4', Quantity: '96' }
