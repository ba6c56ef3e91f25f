import {
  applyRateSheet,
  chooseRateSheetRows,
  correctRateSheetCell,
  discardRateSheet,
  exportRateSheetDifferences,
  exportRateSheetWrongRows,
  findRateSheetRows,
  getRateSheet,
} from '@lanewise/contract/rate-sheets'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { aRow, aSheet, openSheet, rows } from './testing/given.tsx'

const group = (name: string) => within(screen.getByRole('rowgroup', { name }))
const line = (carrier: string) => screen.getByRole('row', { name: new RegExp(carrier) })

describe('the preview of a rate sheet', () => {
  it('shows figures, differences by kind with old, new and percent, and the facts of the file', async () => {
    await openSheet()
    const figures = within(screen.getByRole('list', { name: 'Differences in numbers' }))
    expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'New1 on 1 lane',
      'Changed2 1 up, 1 down',
      'Ended1 not in the file',
      'Unchanged121 left as they are',
      'Wrong1 left out',
    ])
    await screen.findByText('+13.4%')
    expect(group('Changed').getAllByRole('row')).toHaveLength(3)
    expect(line('Tidewater')).toHaveTextContent(/\$2\.31until 06\/30\/2027.*\$2\.62until 12\/31\/2027/)
    expect(line('Lakehead')).toHaveTextContent('−2.6%')
    expect(group('New').getByRole('row', { name: /Cattail/ })).toHaveTextContent('New')
    expect(group('Ended').getByRole('row', { name: /Summit/ })).toHaveTextContent('Ends12/31/2026')
    expect(screen.getByText('1 increase above 10%')).toBeVisible()
    expect(screen.getByRole('region', { name: 'File' })).toHaveTextContent(
      /Rows175Lanes41Carriers9Valid from01\/01\/2027/,
    )
  })

  it('names wrong cells by row, column, what stands there and why', async () => {
    await openSheet()
    const wrong = within(screen.getByRole('region', { name: 'Rows with errors' }))
    const row = await wrong.findByRole('row', { name: /13\/01\/2027/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['47', 'Effective Date', '13/01/2027', 'Not a date. Write it as MM/DD/YYYY', 'Correct'])
    expect(wrong.getByRole('link', { name: 'Upload again' })).toHaveAttribute('href', '/lanes/rate-sheets')
  })

  it.each([
    ['Rows with errors', exportRateSheetWrongRows, 'wrong-rows.csv'],
    ['Download differences', exportRateSheetDifferences, 'differences.csv'],
  ] as const)('hands out a CSV file: %s', async (name, operation, fileName) => {
    const { keys, portal } = await openSheet()
    portal.on(operation, 'Row,Reason\r\n47,Not a date')
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows')
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await keys.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe(fileName)
    const [[file] = []] = made.mock.calls
    expect(await (file as Blob).text()).toContain('47,Not a date')
    expect(portal.calls(operation)[0]?.params).toEqual({ rateSheetId: aSheet().id })
    made.mockRestore()
    clicked.mockRestore()
  })

  it('corrects a wrong cell where it stands, by keyboard, and keeps what is typed when it is refused', async () => {
    const { keys, portal } = await openSheet()
    await keys.click(await screen.findByRole('button', { name: 'Correct Effective Date in row 47' }))
    const field = screen.getByRole('textbox', { name: 'Effective Date in row 47' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue('13/01/2027')
    await keys.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Effective Date in row 47' })).toBeNull()
    portal.on(correctRateSheetCell, refused(409, 'This rate sheet is already being applied'))
    await keys.click(screen.getByRole('button', { name: 'Correct Effective Date in row 47' }))
    const again = screen.getByRole('textbox', { name: 'Effective Date in row 47' })
    await keys.clear(again)
    await keys.type(again, '01/13/2027{Enter}')
    expect(await screen.findByText('This rate sheet is already being applied')).toBeVisible()
    expect(again).toHaveValue('01/13/2027')
    portal.on(correctRateSheetCell, () => {
      portal.on(getRateSheet, aSheet({ counts: { ...aSheet().counts, Wrong: 0 } }))
      return aSheet()
    })
    await keys.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Rows with errors' })).toBeNull())
    expect(portal.calls(correctRateSheetCell).at(-1)).toMatchObject({
      params: { rateSheetId: aSheet().id, rowId: rows[4]?.id },
      body: { row: 47, column: 'effectiveDate', value: '01/13/2027' },
    })
  })

  it('takes the nearest known name with one click', async () => {
    const message = 'No carrier has this name. Nearest is Copperline Transport'
    const issue = { row: 88, column: 'carrier', value: 'Coperline', message, nearest: 'Copperline Transport' } as const
    const wrong = aRow(88, { kind: 'Wrong', before: null, after: null, issues: [issue] })
    const { keys, portal } = await openSheet(aSheet(), [wrong])
    portal.on(correctRateSheetCell, aSheet())
    await keys.click(await screen.findByRole('button', { name: 'Use closest match for Carrier in row 88' }))
    await waitFor(() => expect(portal.calls(correctRateSheetCell)).toHaveLength(1))
    expect(portal.calls(correctRateSheetCell)[0]?.body).toEqual({
      row: 88,
      column: 'carrier',
      value: 'Copperline Transport',
    })
  })

  it('offers no correction of a sheet that is applied', async () => {
    await openSheet(aSheet({ state: 'Applied' }))
    expect(await screen.findByText('13/01/2027')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull()
  })

  it('searches lane or carrier and filters by the change', async () => {
    const { keys, portal } = await openSheet()
    await screen.findByText('+13.4%')
    await keys.type(screen.getByRole('textbox', { name: 'Lane or carrier' }), 'lake{Enter}')
    await waitFor(() => expect(screen.queryByText('+13.4%')).toBeNull())
    expect(line('Lakehead')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Above 10% 1' }))
    await waitFor(() => expect(portal.calls(findRateSheetRows).at(-1)?.query).toMatchObject({ change: 'Steep' }))
  })

  it('leaves a row or a whole kind out', async () => {
    const { keys, portal } = await openSheet()
    portal.on(chooseRateSheetRows, aSheet({ chosen: { Changed: 1, New: 1, Ended: 1 } }))
    await keys.click(await screen.findByRole('checkbox', { name: 'Apply Tidewater Express on FON-DAL-DRY' }))
    await keys.click(screen.getByRole('checkbox', { name: 'Apply all Ended' }))
    await waitFor(() =>
      expect(portal.calls(chooseRateSheetRows).map(({ body }) => body)).toEqual([
        { isChosen: false, rowIds: [rows[0]?.id] },
        { isChosen: false, kind: 'Ended' },
      ]),
    )
  })
})

describe('applying', () => {
  const reason = 'The rate of Tidewater Express was changed after the preview'

  it('begins once with Ctrl Enter, shows progress, and tells what was not applied and why', async () => {
    const { keys, portal, live } = await openSheet()
    const { id } = aSheet()
    const started = aSheet({ state: 'Applying', notReached: 4 })
    portal.on(applyRateSheet, () => {
      portal.on(getRateSheet, started)
      return started
    })
    expect(screen.getByRole('button', { name: /^Apply 4 changes/ })).toBeVisible()
    await keys.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('0 of 4')).toBeVisible()
    expect(portal.calls(applyRateSheet)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
    const reportProgress = (done: number) => {
      const payload = { id, done, total: 4, failed: 0 }
      act(() => live.receive(id, 'progress', { name: 'progress', entity: 'progress', payload }))
    }
    reportProgress(2)
    expect(await screen.findByText('2 of 4')).toBeVisible()
    portal.on(getRateSheet, aSheet({ state: 'Applied', applied: 3, notApplied: 1 }))
    portal.on(findRateSheetRows, { data: [aRow(61, { outcome: 'NotApplied', reason })], total: 1 })
    reportProgress(4)
    expect(await screen.findByText('3 changes applied, 1 not applied')).toBeVisible()
    expect(await screen.findByText('1 change could not be applied')).toBeVisible()
    expect(await screen.findByRole('list', { name: 'Not applied' })).toHaveTextContent(
      `Row 61, Tidewater Express on FON-DAL-DRY: ${reason}`,
    )
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
  })

  it('shows how far it is to whoever comes later or loads the page again', async () => {
    await openSheet(aSheet({ state: 'Applying', applied: 250, notApplied: 1, notReached: 349 }))
    expect(screen.getByRole('progressbar', { name: 'Applying the changes' })).toHaveAttribute('aria-valuenow', '42')
    expect(screen.getByText('251 of 600')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Apply|^Cancel/ })).toBeNull()
    for (const box of await screen.findAllByRole('checkbox')) expect(box).toBeDisabled()
  })

  it('says that it broke off, and applies the rest', async () => {
    const { keys, portal } = await openSheet(aSheet({ state: 'Failed', applied: 3, notReached: 1 }))
    expect(screen.getByText('3 changes applied')).toBeVisible()
    expect(screen.getByText('Applying was interrupted. 1 change still to apply.')).toBeVisible()
    portal.on(applyRateSheet, () => {
      portal.on(getRateSheet, aSheet({ state: 'Applied', applied: 4 }))
      return aSheet({ state: 'Applying', applied: 3, notReached: 1 })
    })
    await keys.click(screen.getByRole('button', { name: 'Apply the rest' }))
    expect(await screen.findByText('4 changes applied')).toBeVisible()
  })

  it('says why it was refused and keeps the preview', async () => {
    const { keys, portal } = await openSheet()
    portal.on(applyRateSheet, refused(409, 'This rate sheet has already been applied. Upload it again.'))
    await keys.click(screen.getByRole('button', { name: /^Apply 4 changes/ }))
    expect(await screen.findByText('This rate sheet has already been applied. Upload it again.')).toBeVisible()
    expect(line('Tidewater')).toBeVisible()
  })

  it('applies nothing while nothing is chosen', async () => {
    const { keys, portal } = await openSheet(aSheet({ chosen: { Changed: 0, New: 0, Ended: 0 } }))
    await keys.click(screen.getByRole('button', { name: /^Apply 0 changes/ }))
    await keys.keyboard('{Control>}{Enter}{/Control}')
    expect(portal.calls(applyRateSheet)).toHaveLength(0)
  })

  it('lets the sheet go with Cancel', async () => {
    const { keys, portal, address } = await openSheet()
    portal.on(discardRateSheet, aSheet({ state: 'Discarded' }))
    await keys.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/lanes/rate-sheets'))
    expect(portal.calls(discardRateSheet)).toHaveLength(1)
  })
})
