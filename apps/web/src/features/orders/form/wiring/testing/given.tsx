import { findAllLocations, findLocations, getCompanyLocation, getDockSchedule } from '@lanewise/contract/locations'
import { fireEvent, screen, within } from '@testing-library/react'
import { locationOptionOf } from '#features/locations/index.ts'
import { aDock, atlanta, type Facts, joliet, orderingPortal } from '#features/orders/form/testing/given.tsx'
import OrderCreatePage from '#features/orders/OrderCreatePage.tsx'
import type { FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

/** Lets the form find and load this one location. */
export function withPlace(portal: FakePortal, place = atlanta) {
  portal.on(findLocations, { items: [locationOptionOf(place)] })
  portal.on(getCompanyLocation, place)
  portal.on(getDockSchedule, aDock())
  return portal
}

export async function openCreate(facts: Facts = {}) {
  const portal = withPlace(orderingPortal(facts))
  portal.on(findAllLocations, { data: [joliet], total: 1 } as never)
  const opened = await renderScreen(<OrderCreatePage />, { portal, path: '/orders/create' })
  await screen.findByRole('heading', { level: 1, name: 'Create Order' })
  return opened
}

/** Sets the text of every field with a label at once, as a paste does. A time counts once its field loses the focus. */
export function enter(texts: Record<string, string>) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  for (const [label, value] of Object.entries(texts))
    for (const field of fields.filter(({ labels }) => labels?.[0]?.textContent === label)) {
      fireEvent.change(field, { target: { value } })
      if (/ (date|Time)$/.test(label)) fireEvent.blur(field)
    }
}

/** Selects the only location that the search finds. */
export async function choosePlace(label: string, text: string) {
  const field = screen.getByRole('combobox', { name: label })
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(text) }))
}

export const region = (name: string) => screen.getByRole('region', { name })

/** Displayed value of the field or select with a label. */
export function shownIn(part: HTMLElement, label: string) {
  const field = within(part).getByLabelText<HTMLInputElement>(label)
  const isText =
    field.tagName === 'TEXTAREA' || (field.tagName === 'INPUT' && field.getAttribute('role') !== 'combobox')
  if (isText) return field.value
  return (field.tagName === 'INPUT' ? field.parentElement : field)?.textContent?.replaceAll('\u200b', '')
}

export const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
export const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
