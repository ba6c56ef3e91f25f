import { CommodityForm } from '@lanewise/contract/commodities'
import { findHazmatMaterials } from '@lanewise/contract/hazmat'
import type { HazmatMaterial } from '@lanewise/domain/hazmat/material'
import { batteries, corrosive, forbidden, paint } from '@lanewise/domain/hazmat/testing/materials'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { HazmatDetails, NameCheckContext, useNameCheck, withNameCheck } from '#features/hazmat/index.ts'
import { Form, useContractForm } from '#platform/form/ContractForm.tsx'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const chlorine: HazmatMaterial = {
  ...batteries,
  unNumber: 'UN1017',
  properShippingName: 'Chlorine',
  hazardClass: '2.3',
  fullClass: '2.3',
  packingGroups: [{ packingGroup: 'None', allowsLimitedQuantity: false }],
}
const table = [chlorine, ...paint, corrosive, batteries, forbidden]
const blank = { ...CommodityForm.parse({ commodityCode: 'X', description: 'Drum' }), isHazmat: true }
const names = { unNumber: 'UN number', hazardClass: 'Hazard class', packingGroup: 'Packing group' }

/** The fields in a form of their own. `sent` returns what was submitted. */
async function openDetails(start: Partial<CommodityForm> = {}, saved = false) {
  const sent: CommodityForm[] = []
  function Part() {
    const check = useNameCheck(saved ? { ...blank, ...start } : null)
    const [schema] = useState(() => withNameCheck(CommodityForm, check))
    const form = useContractForm(schema, { ...blank, ...start })
    return (
      <NameCheckContext value={check}>
        <Form form={form} onSubmit={(values) => void sent.push(values)}>
          <HazmatDetails classField="hazmatHazardClass" names={names} />
          <button type="submit">Send</button>
        </Form>
      </NameCheckContext>
    )
  }
  const portal = createFakePortal()
  const holds = ({ unNumber, properShippingName }: HazmatMaterial, q: string) =>
    unNumber === q.toUpperCase() || properShippingName.toLowerCase().includes(q.toLowerCase())
  portal.on(findHazmatMaterials, ({ query: { q = '' } }) => ({ items: table.filter((one) => holds(one, q)) }))
  const opened = await renderScreen(<Part />, { portal })
  await screen.findByLabelText('UN number')
  const send = () => opened.keys.click(screen.getByRole('button', { name: 'Send' }))
  return { ...opened, sent, send }
}

/** An open list of suggestions has the label of its field, too. */
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, [role=combobox]' })
type Opened = Awaited<ReturnType<typeof openDetails>>

async function enter({ keys }: Opened, label: string, text: string) {
  await keys.clear(field(label))
  await keys.click(field(label))
  await keys.paste(text)
}

describe('the UN number', () => {
  it('offers its names with class and packing groups, and fills what is unique [DEF-132]', async () => {
    const opened = await openDetails()
    await enter(opened, 'UN number', 'UN3480')
    const option = await screen.findByRole('option', { name: /^UN3480/ })
    expect(option).toHaveTextContent(/Lithium ion batteries, class 9$/)
    await opened.keys.click(option)
    expect(field('Proper shipping name')).toHaveValue('Lithium ion batteries')
    expect(field('Hazard class')).toHaveTextContent('9')
    expect(field('Packing group')).toHaveTextContent('None')
    await opened.send()
    await waitFor(() => expect(opened.sent).toMatchObject([{ hazmatUNNumber: 'UN3480', hazmatPackingGroup: 'None' }]))
  })

  it('that was typed alone fills what is unique, and lets choose among its names [DEF-132]', async () => {
    const opened = await openDetails()
    await enter(opened, 'UN number', '1263')
    await opened.keys.tab()
    await waitFor(() => expect(field('Hazard class')).toHaveTextContent('3'))
    expect(field('UN number')).toHaveValue('UN1263')
    expect(field('Proper shipping name')).toHaveValue('')
    expect(field('Packing group')).toHaveTextContent('Choose')
    const choices = within(await screen.findByRole('group', { name: 'Proper shipping names of UN1263' }))
    await opened.keys.click(choices.getByRole('button', { name: 'Paint related material' }))
    expect(field('Proper shipping name')).toHaveValue('Paint related material')
    expect(
      screen.getByText(
        '49 CFR 172.101: Paint related material, class 3, packing group I, II or III, limited quantity possible',
      ),
    ).toBeVisible()
  })

  it('that changes forgets what the table filled in for the number before [DEF-132]', async () => {
    const opened = await openDetails()
    await enter(opened, 'UN number', 'UN3480')
    await opened.keys.tab()
    await waitFor(() => expect(field('Packing group')).toHaveTextContent('None'))
    await enter(opened, 'UN number', 'UN9999')
    await opened.keys.tab()
    await waitFor(() => expect(field('Packing group')).toHaveTextContent('Choose'))
    expect(field('Proper shipping name')).toHaveValue('')
    expect(field('Hazard class')).toHaveTextContent('Choose')
  })

  it('shows forbidden materials as forbidden, which nobody can choose [DEF-132]', async () => {
    const opened = await openDetails()
    await enter(opened, 'Proper shipping name', 'acetylene')
    const option = await screen.findByRole('option', { name: /^Acetylene silver nitrate/ })
    expect(option).toHaveTextContent('Forbidden in transportation')
    expect(option).toHaveAttribute('aria-disabled', 'true')
    await enter(opened, 'Proper shipping name', 'Acetylene silver nitrate')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Acetylene silver nitrate is forbidden in transportation',
    )
    await opened.send()
    expect(field('Proper shipping name')).toHaveAccessibleDescription(/forbidden/)
    expect(opened.sent).toEqual([])
  })
})

describe('a proper shipping name', () => {
  const drum = { hazmatHazardClass: '3', hazmatPackingGroup: 'II', hazmatUNNumber: 'UN1263' } as const

  it('that is missing is said to block booking [DEF-132]', async () => {
    const opened = await openDetails(drum)
    expect(field('Proper shipping name')).toHaveAccessibleDescription('Booking is blocked without it')
    await opened.send()
    await waitFor(() => expect(opened.sent).toHaveLength(1))
  })

  it('that is not in the table is accepted only after the user confirms it [DEF-132]', async () => {
    const opened = await openDetails({ ...drum, properShippingName: 'Tomato puree' })
    const message = /“Tomato puree” is not a proper shipping name of UN1263 in the table of 49 CFR 172.101/
    expect(await screen.findByText(message)).toBeVisible()
    await opened.send()
    expect(field('Proper shipping name')).toHaveAccessibleDescription('Confirm this below, or choose from the table')
    expect(opened.sent).toEqual([])
    await opened.keys.click(screen.getByRole('button', { name: 'Use It Anyway' }))
    await opened.send()
    await waitFor(() => expect(opened.sent).toMatchObject([{ properShippingName: 'Tomato puree' }]))
  })

  it('that was saved before is not asked about again', async () => {
    const opened = await openDetails({ ...drum, properShippingName: 'Tomato puree' }, true)
    expect(await screen.findByText(/You confirmed it/)).toBeVisible()
    await opened.send()
    await waitFor(() => expect(opened.sent).toHaveLength(1))
  })

  it('of a number without a row warns of the number', async () => {
    const opened = await openDetails({ ...drum, hazmatUNNumber: 'UN9999', properShippingName: 'Paint' })
    expect(await screen.findByText(/UN9999 is not in the table/)).toBeVisible()
    await opened.send()
    expect(field('UN number')).toHaveAccessibleDescription('Confirm this below, or choose from the table')
  })

  it('cannot be a limited quantity where the table has no exception [DEF-132]', async () => {
    const strict = { hazmatHazardClass: '2.3', hazmatPackingGroup: 'None', hazmatUNNumber: 'UN1017' } as const
    const opened = await openDetails({ ...strict, properShippingName: 'Chlorine', isLimitedQuantity: true })
    await screen.findByText(/^49 CFR 172.101: Chlorine.*, no limited quantity$/)
    await opened.send()
    expect(opened.sent).toEqual([])
    expect(screen.getByRole('switch', { name: 'Limited quantity' })).toHaveAccessibleDescription(
      'Chlorine cannot ship as a limited quantity',
    )
  })

  it('with symbol G needs a technical name [DEF-132]', async () => {
    const acid = { hazmatHazardClass: '8', hazmatPackingGroup: 'III', hazmatUNNumber: 'UN1760' } as const
    const opened = await openDetails({ ...acid, properShippingName: 'Corrosive liquids, n.o.s.' })
    await screen.findByText(/^49 CFR 172.101: Corrosive liquids/)
    await opened.send()
    expect(field('Technical name')).toHaveAccessibleDescription(
      'Corrosive liquids, n.o.s. needs a technical name in parentheses',
    )
    await enter(opened, 'Technical name', 'phosphoric acid')
    await opened.send()
    await waitFor(() => expect(opened.sent).toMatchObject([{ technicalName: 'phosphoric acid' }]))
  })
})
