import { createLaneRate, getContractedLaneRate, searchCustomerCarriers, updateLaneRate } from '@lanewise/contract/lanes'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RateDialog } from '#features/lanes/rates/form/RateDialog.tsx'
import { aLane, aRate, choose, fill, nextId, openLane } from '#features/lanes/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const lane = aLane()
const carrierId = nextId()
const described = (name: string, role = 'textbox') => screen.getByRole(role, { name })
const date = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Opens the dialog without its page. */
async function openAdd(user = {}) {
  const onClose = vi.fn()
  const opened = await renderScreen(<RateDialog lane={lane} rate={null} onClose={onClose} />, { user })
  await screen.findByRole('dialog', { name: 'Add Rate' })
  return { ...opened, onClose, ...answering(opened) }
}

async function openAddOnPage() {
  const opened = await openLane(lane)
  await opened.keys.click(screen.getByRole('button', { name: 'Add Rate' }))
  await screen.findByRole('dialog', { name: 'Add Rate' })
  return { ...opened, ...answering(opened) }
}

function answering(opened: Pick<Awaited<ReturnType<typeof renderScreen>>, 'keys' | 'portal'>) {
  opened.portal.on(searchCustomerCarriers, {
    items: [{ carrierId, carrierName: 'Copperline Transport and Sons', logoFileId: null }],
  })
  opened.portal.on(createLaneRate, () => aRate())
  const pickCarrier = async () => {
    await opened.keys.type(screen.getByRole('combobox', { name: 'Carrier' }), 'cop')
    // Options for the empty search stay until the typed text has been searched.
    const lastQuery = () => opened.portal.calls(searchCustomerCarriers).at(-1)?.query
    await waitFor(() => expect(lastQuery()).toEqual({ searchTerm: 'cop' }))
    await opened.keys.click(await screen.findByRole('option', { name: 'Copperline Transport and Sons' }))
  }
  const add = () => opened.keys.click(screen.getByRole('button', { name: /^Add(?! Ra| Ch)/ }))
  const facts = async (unit: string) => {
    await pickCarrier()
    await choose(opened.keys, 'Rate Type', 'All In')
    await choose(opened.keys, 'Rate Unit', unit)
    date('Effective Date', '2026-07-01')
    date('Expiration Date', '2027-06-30')
  }
  return { pickCarrier, add, facts }
}

describe('Add Rate', () => {
  it('opens empty and says what is missing [LRATE-20] [LRATE-21] [LRATE-23] [LRATE-24]', async () => {
    const { portal, add } = await openAdd()
    expect(described('Carrier', 'combobox')).toHaveValue('')
    for (const name of ['Rate Type', 'Rate Unit']) expect(described(name, 'combobox').textContent).toBe('Choose')
    for (const name of ['Rate (USD)', 'Min Charge (USD)']) expect(described(name)).toHaveValue('')
    for (const label of ['Effective Date', 'Expiration Date']) expect(screen.getByLabelText(label)).toHaveValue('')
    expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull()
    await add()
    await waitFor(() =>
      expect(described('Carrier', 'combobox')).toHaveAccessibleDescription('Please choose one of your TL carriers'),
    )
    expect(described('Rate Type', 'combobox')).toHaveAccessibleDescription('Rate Type is required')
    expect(described('Rate Unit', 'combobox')).toHaveAccessibleDescription('Rate Unit is required')
    expect(described('Rate (USD)')).toHaveAccessibleDescription('Rate is required')
    expect(screen.getByLabelText('Effective Date')).toHaveAccessibleDescription('Effective Date is required')
    expect(screen.getByLabelText('Expiration Date')).toHaveAccessibleDescription('Expiration Date is required')
    expect(portal.calls(createLaneRate)).toHaveLength(0)
  })

  it('forgets ranges that are not whole once it counts in something else, and keeps them while it counts in pallets', async () => {
    const { keys, portal, add, facts, onClose } = await openAdd()
    await facts('Per Pallet')
    await fill(keys, { 'Rate per Pallet (USD)': '1234567890123' })
    expect(described('Rate per Pallet (USD)')).toHaveValue('123456789012')
    await fill(keys, { Max: '1234', 'Min Charge (USD)': '1234567890123', 'Rate per Pallet (USD)': '' })
    expect(described('Max')).toHaveValue('123')
    expect(described('Min Charge (USD)')).toHaveValue('123456789012')
    await fill(keys, { Max: '5', 'Min Charge (USD)': '' })
    await choose(keys, 'Rate Unit', 'Flat')
    expect(screen.queryByRole('textbox', { name: 'Max' })).toBeNull()
    await choose(keys, 'Rate Unit', 'Per Pallet')
    expect(screen.getByRole('textbox', { name: 'Max' })).toHaveValue('5')
    expect(screen.getAllByRole('textbox', { name: 'Max' })).toHaveLength(1)
    await choose(keys, 'Rate Unit', 'Flat')
    await keys.click(described('Rate (USD)'))
    await keys.paste('1234567890123')
    expect(described('Rate (USD)')).toHaveValue('123456789012')
    await fill(keys, { 'Rate (USD)': '1985' })
    await add()
    expect(await screen.findByText('Lane rate added successfully!')).toBeVisible()
    expect(portal.calls(createLaneRate)[0]?.body).toMatchObject({
      chargeType: 'Flat',
      rate: 1985,
      rateSpecifications: [],
    })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('finds carriers by what is typed', async () => {
    const { pickCarrier } = await openAdd()
    await pickCarrier()
    expect(described('Carrier', 'combobox')).toHaveValue('Copperline Transport and Sons')
  })

  it('offers every unit but hour, percent and stop [LRATE-26]', async () => {
    const { keys } = await openAdd()
    await keys.click(described('Rate Unit', 'combobox'))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Flat',
      'Per Mile',
      'Per Pallet',
      'Per CWT',
      'Per Pound',
      'Per Ton',
      'Per Piece',
      'Per Gallon',
      'Per Cubic Foot',
      'Per Linear Foot',
    ])
  })

  it('sends the rate, says so, and the page is asked again about 1 s later [LRATE-39] [LRATE-42] [LRATE-45]', async () => {
    const { keys, portal, network, facts, add } = await openAddOnPage()
    await facts('Per Mile')
    await fill(keys, { 'Rate (USD)': '2.345', 'Min Charge (USD)': '450' })
    network.rates = [aRate({ carrierName: 'Copperline Transport and Sons' })]
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
    await add()
    expect(await screen.findByText('Lane rate added successfully!')).toBeVisible()
    const [{ params, body } = { params: {}, body: {} }] = portal.calls(createLaneRate)
    expect(params).toEqual({ laneId: lane.id })
    expect(body).toEqual({
      carrierId,
      rateType: 'AllIn',
      chargeType: 'PerMile',
      rate: 2.345,
      minCharge: 450,
      effectiveDate: '2026-07-01',
      expirationDate: '2027-06-30',
      rateTableName: 'Copperline Transport',
      rateSpecifications: [],
      additionalCharges: [],
    })
    const before = portal.calls(getContractedLaneRate).length
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(portal.calls(getContractedLaneRate).length).toBeGreaterThan(before))
    expect(await screen.findByText('Copperline Transport and Sons')).toBeVisible()
  })

  it.each([
    ['', 'Failed to add lane rate'],
    ['The dates overlap with another rate', 'The dates overlap with another rate'],
  ])('keeps what was typed when it is refused with "%s" [LRATE-42] [LANE-34]', async (message, text) => {
    const { keys, portal, facts, add } = await openAdd()
    portal.on(createLaneRate, refused(500, message))
    await facts('Flat')
    await fill(keys, { 'Rate (USD)': '1985' })
    await add()
    expect(await screen.findByText(text)).toBeVisible()
    expect(described('Rate (USD)')).toHaveValue('1985')
  })
})

describe('a rate per pallet', () => {
  it('sums its rate over the ranges instead of taking it, and wants a minimum [LRATE-27] [LRATE-25]', async () => {
    const { keys, portal, facts, add } = await openAdd()
    await facts('Per Pallet')
    expect(described('Rate')).toHaveAttribute('readonly')
    await fill(keys, { Max: '10', 'Rate per Pallet (USD)': '0.1' })
    await keys.click(screen.getByRole('button', { name: 'Add Range' }))
    const second = within(screen.getByRole('group', { name: 'Range 2' }))
    expect(second.getByRole('textbox', { name: 'Min' })).toHaveValue('11')
    await keys.type(second.getByRole('textbox', { name: 'Max' }), '26')
    await keys.type(second.getByRole('textbox', { name: 'Rate per Pallet (USD)' }), '0.2')
    expect(described('Rate')).toHaveValue('$0.30')
    await add()
    await waitFor(() => expect(described('Min Charge (USD)')).toHaveAccessibleDescription('Min Charge is required'))
    await fill(keys, { 'Min Charge (USD)': '450' })
    await add()
    await screen.findByText('Lane rate added successfully!')
    expect(portal.calls(createLaneRate)[0]?.body).toMatchObject({
      chargeType: 'Pallet',
      rate: 0.3,
      minCharge: 450,
      rateSpecifications: [
        {
          packagingTypes: 256,
          rateRanges: [
            { minPallets: 1, maxPallets: 10, ratePerPallet: 0.1 },
            { minPallets: 11, maxPallets: 26, ratePerPallet: 0.2 },
          ],
        },
      ],
    })
  })

  it('keeps at least one range, and takes another only while the last ends below 26 [LRATE-34] [LRATE-35]', async () => {
    const { keys, facts } = await openAdd()
    await facts('Per Pallet')
    const addRange = screen.getByRole('button', { name: 'Add Range' })
    expect(screen.getByRole('button', { name: 'Remove range 1' })).toBeDisabled()
    expect(addRange).toBeDisabled()
    await fill(keys, { Max: '25' })
    expect(addRange).toBeEnabled()
    await fill(keys, { Max: '26' })
    expect(addRange).toBeDisabled()
    await fill(keys, { Max: '10' })
    await keys.click(addRange)
    await keys.click(screen.getByRole('button', { name: 'Remove range 1' }))
    expect(screen.getAllByRole('group', { name: /^Range/ })).toHaveLength(1)
    expect(described('Min')).toHaveValue('11')
    expect(screen.getByRole('button', { name: 'Remove range 1' })).toBeDisabled()
  })
})

describe('additional charges', () => {
  const openCharge = async (user = {}) => {
    const opened = await openAdd(user)
    await opened.keys.click(screen.getByRole('button', { name: 'Add Charge' }))
    const charge = within(await screen.findByRole('group', { name: 'Charge 1' }))
    const types = async () => {
      await opened.keys.click(charge.getByRole('combobox', { name: 'Type' }))
      return (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '')
    }
    return { ...opened, charge, types }
  }

  it('say what is missing, in total and to the field [LRATE-36] [LRATE-37]', async () => {
    const { keys, charge, add } = await openCharge()
    await add()
    const messages = {
      Description: 'Description is required',
      Units: 'Units is required',
      'Rate (USD)': 'Rate is required',
    }
    for (const [name, message] of Object.entries(messages))
      await waitFor(() => expect(charge.getByRole('textbox', { name })).toHaveAccessibleDescription(message))
    expect(charge.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription('Type is required')
    expect(charge.getByRole('combobox', { name: 'Method' })).toHaveAccessibleDescription('Method is required')
    await choose(keys, 'Method', 'Per Stop')
    await keys.type(charge.getByRole('textbox', { name: 'Units' }), '3')
    await keys.type(charge.getByRole('textbox', { name: 'Rate (USD)' }), '-75.5')
    expect(charge.getByRole('status', { name: 'Total of charge 1' })).toHaveTextContent('($226.50)')
    await choose(keys, 'Method', 'Flat')
    expect(charge.getByRole('textbox', { name: 'Units' })).toHaveValue('1')
    expect(charge.getByRole('textbox', { name: 'Units' })).toBeDisabled()
    expect(charge.getByRole('status', { name: 'Total of charge 1' })).toHaveTextContent('($75.50)')
  })

  it('come to nothing before all of it is entered, and are no longer than the portal keeps them', async () => {
    const { keys, charge } = await openCharge()
    const total = () => charge.getByRole('status', { name: 'Total of charge 1' }).textContent
    const enter = async (name: string, text: string) => {
      await keys.clear(charge.getByRole('textbox', { name }))
      await keys.click(charge.getByRole('textbox', { name }))
      await keys.paste(text)
      return charge.getByRole('textbox', { name })
    }
    expect(total()).toBe('–')
    expect(await enter('Rate (USD)', '1234567890123')).toHaveValue('123456789012')
    await enter('Rate (USD)', '10')
    expect(total()).toBe('–')
    await choose(keys, 'Method', 'Per Stop')
    expect(total()).toBe('–')
    expect(charge.getByRole('textbox', { name: 'Units' })).toBeEnabled()
    expect(charge.getByRole('textbox', { name: 'Units' })).toHaveValue('')
    expect(await enter('Units', '1234567890')).toHaveValue('123456789')
    await enter('Units', '2')
    expect(total()).toBe('$20.00')
    await enter('Rate (USD)', '')
    expect(total()).toBe('–')
    await keys.click(charge.getByRole('button', { name: 'Remove charge 1' }))
    expect(screen.queryByRole('group', { name: 'Charge 1' })).toBeNull()
  })

  it('are of the freight-audit types with the company setting on, and of the others with it off [LRATE-38]', async () => {
    const off = await openCharge({ enableTMSFreightAudit: false })
    const others = await off.types()
    expect(others).toContain('Detention')
    expect(others.filter((type) => type.includes('Freight Audit'))).toEqual([])
    cleanup()
    const on = await openCharge({ enableTMSFreightAudit: true })
    const audit = await on.types()
    expect(audit).toContain('Freight Audit Detention')
    expect(audit.filter((type) => !type.includes('Freight Audit'))).toEqual([])
  })
})

describe('Edit Rate', () => {
  const rate = aRate({
    carrierName: 'Blue Prairie',
    chargeType: 'Pallet',
    rateUnits: 'Pallet',
    rate: 72,
    minCharge: 450,
    rateSpecifications: [
      {
        id: nextId(),
        packagingTypes: 256,
        rateRanges: [{ id: nextId(), minPallets: 1, maxPallets: 26, ratePerPallet: 72 }],
      },
    ],
    additionalCharges: [{ description: 'Tarps', type: 'Tarp', units: 1, rate: 85, chargeRateType: 'Flat', total: 85 }],
  })
  const open = async (user = {}) => {
    const opened = await renderScreen(<RateDialog lane={lane} rate={rate} onClose={() => {}} />, { user })
    return { ...opened, save: await saving(opened) }
  }
  const openOnPage = async () => {
    const opened = await openLane(lane, { rates: [rate] })
    await opened.keys.click(await screen.findByRole('button', { name: 'Edit rate of Blue Prairie' }))
    return { ...opened, save: await saving(opened) }
  }
  const saving = async ({ keys, portal }: Pick<Awaited<ReturnType<typeof renderScreen>>, 'keys' | 'portal'>) => {
    portal.on(updateLaneRate, () => rate)
    await screen.findByRole('dialog', { name: 'Edit Rate' })
    return () => keys.click(screen.getByRole('button', { name: /^Save/ }))
  }

  it('opens with the rate, sends it by its id and says so [LRATE-20] [LRATE-40] [LRATE-43]', async () => {
    const { keys, portal, save } = await openOnPage()
    expect(described('Carrier', 'combobox')).toHaveValue('Blue Prairie')
    expect(described('Rate Type', 'combobox')).toHaveTextContent('All In')
    expect(described('Rate Unit', 'combobox')).toHaveTextContent('Per Pallet')
    expect(described('Min Charge (USD)')).toHaveValue('450')
    expect(described('Rate per Pallet (USD)')).toHaveValue('72')
    expect(described('Description')).toHaveValue('Tarps')
    expect(screen.getByLabelText('Effective Date')).toHaveValue('07/01/2026')
    expect(screen.getByLabelText('Expiration Date')).toHaveValue('06/30/2099')
    await fill(keys, { 'Rate per Pallet (USD)': '75', 'Min Charge (USD)': '500' })
    await save()
    expect(await screen.findByText('Lane rate updated successfully!')).toBeVisible()
    const [{ params, body } = { params: {}, body: {} }] = portal.calls(updateLaneRate)
    expect(params).toEqual({ laneRateId: rate.id })
    expect(body).toMatchObject({
      carrierId: rate.carrierId,
      rateType: 'AllIn',
      chargeType: 'Pallet',
      rate: 75,
      minCharge: 500,
      effectiveDate: '2026-07-01',
      expirationDate: '2099-06-30',
      rateTableName: 'Blue Prairie',
      rateSpecifications: [{ packagingTypes: 256, rateRanges: [{ minPallets: 1, maxPallets: 26, ratePerPallet: 75 }] }],
      additionalCharges: [{ description: 'Tarps', type: 'Tarp', units: 1, rate: 85, chargeRateType: 'Flat' }],
    })
  })

  it('keeps the type of a charge that the company no longer offers', async () => {
    const { keys } = await open({ enableTMSFreightAudit: true })
    const names = async () => {
      await keys.click(described('Type', 'combobox'))
      return (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '')
    }
    expect(described('Type', 'combobox')).toHaveTextContent('Tarp')
    expect((await names()).filter((type) => !type.includes('Freight Audit'))).toHaveLength(1)
    cleanup()
    const offered = await open()
    await offered.keys.click(described('Type', 'combobox'))
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(new Set(options).size).toBe(options.length)
  })

  it.each([
    ['', 'Failed to edit lane rate'],
    ['Somebody changed this rate', 'Somebody changed this rate'],
  ])('keeps what was typed when it is refused with "%s" [LRATE-43] [LANE-34]', async (message, text) => {
    const { keys, portal, save } = await open()
    portal.on(updateLaneRate, refused(500, message))
    await fill(keys, { 'Min Charge (USD)': '500' })
    await save()
    expect(await screen.findByText(text)).toBeVisible()
    expect(described('Min Charge (USD)')).toHaveValue('500')
  })
})
