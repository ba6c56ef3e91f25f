import { findAllLocations, findLocations, getCompanyLocation, getDockSchedule } from '@lanewise/contract/locations'
import { fireEvent, screen, within } from '@testing-library/react'
import { locationOptionOf } from '#features/locations/index.ts'
import { aDock, atlanta, type Facts, joliet, orderingPortal } from '#features/orders/form/testing/given.tsx'
import OrderCreatePage from '#features/orders/OrderCreatePage.tsx'
import type { FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

/** Lets the form find and read this one place. */
export function withPlace(portal: FakePortal, place = atlanta) {
  portal.on(findLocations, { items: [locationOptionOf(place)] })
  portal.on(getCompanyLocation, place)
  portal.on(getDockSchedule, aDock())
  return portal
}

/** The page of a new order, made from what this company has set. */
export async function openCreate(facts: Facts = {}) {
  const portal = withPlace(orderingPortal(facts))
  portal.on(findAllLocations, { data: [joliet], total: 1 } as never)
  const opened = await renderScreen(<OrderCreatePage />, { portal, path: '/orders/create' })
  await screen.findByRole('heading', { level: 1, name: 'Create Order' })
  return opened
}

/** Puts a text into every field of a label, all at once as a paste does; a time counts once its field is left. */
export function enter(texts: Record<string, string>) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  for (const [label, value] of Object.entries(texts))
    for (const field of fields.filter(({ labels }) => labels?.[0]?.textContent === label)) {
      fireEvent.change(field, { target: { value } })
      if (/ (date|Time)$/.test(label)) fireEvent.blur(field)
    }
}

/** Chooses the one place that is found. */
export async function choosePlace(label: string, text: string) {
  const field = screen.getByRole('combobox', { name: label })
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(text) }))
}

export const region = (name: string) => screen.getByRole('region', { name })

/** What a part shows in the field or choice of a label. */
export function shownIn(part: HTMLElement, label: string) {
  const field = within(part).getByLabelText<HTMLInputElement>(label)
  const isText =
    field.tagName === 'TEXTAREA' || (field.tagName === 'INPUT' && field.getAttribute('role') !== 'combobox')
  if (isText) return field.value
  return (field.tagName === 'INPUT' ? field.parentElement : field)?.textContent?.replaceAll('\u200b', '')
}

export const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
export const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
