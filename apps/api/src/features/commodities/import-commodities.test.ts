import { randomUUID } from 'node:crypto'
import { findCommodities, importCommodities } from '@lanewise/contract/commodities'
import { commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import { beforeAll, expect, it } from 'vitest'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const header = commodityTemplateHeader.join(',')
const line = (facts: Record<string, string>) => commodityTemplateHeader.map((name) => facts[name] ?? '').join(',')
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')
const file = (...lines: string[]) => base64([header, ...lines].join('\r\n'))

async function importer() {
  const person: Person = await portal.given.person({})
  return { ...portal.as(person), person }
}

it('saves the good rows, lists the bad ones by row and reason, and says so [COMM-46] [COMM-60]', async () => {
  const { ask } = await importer()
  const data = file(
    line({ commodityCode: '00123', description: 'Beans', perPackageWeight: '12.5', isStackable: 'yes' }),
    line({ commodityCode: 'B' }),
    line({ commodityCode: 'C', description: 'Cans', packageLength: 'long' }),
    line({ commodityCode: '00123', description: 'Again' }),
    line({
      commodityCode: 'H',
      description: 'Acid',
      isHazmat: 'true',
      hazmatHazardClass: '8',
      hazmatPackingGroup: 'II',
    }),
  )
  const result = await ask(importCommodities, { body: { data } })
  expect(result).toEqual({
    isSuccess: true,
    isPartial: true,
    saved: 1,
    failed: 4,
    errors: [
      'Row 3: Description: This field is required.',
      'Row 4: Length (in): Enter a whole number',
      'Row 5: A commodity with the code 00123 already exists',
      'Row 6: UN number: This field is required.',
    ],
  })
  const { data: saved } = await ask(findCommodities, {})
  expect(saved).toMatchObject([
    { commodityCode: '00123', description: 'Beans', perPackageWeight: 12.5, isStackable: true },
  ])
})

it('keeps leading zeros of every text through import and list [TRADE-8]', async () => {
  const { ask } = await importer()
  await ask(importCommodities, {
    body: {
      data: file(line({ commodityCode: '007', description: 'x', nmfcNumber: '001234-01', customerProductCode: '000' })),
    },
  })
  expect((await ask(findCommodities, {})).data[0]).toMatchObject({
    commodityCode: '007',
    nmfcNumber: '001234-01',
    customerProductCode: '000',
  })
})

it('answers isSuccess false when no row could be saved', async () => {
  const { ask } = await importer()
  const result = await ask(importCommodities, { body: { data: file(line({ commodityCode: 'A' })) } })
  expect(result).toMatchObject({ isSuccess: false, isPartial: false, saved: 0, failed: 1 })
})

it('imports 5,000 rows in chunks with progress and keeps the 4,963 good ones', async () => {
  const { ask, person } = await importer()
  const rows = Array.from({ length: 5000 }, (_unused, index) =>
    line({ commodityCode: `SKU-${index}`, description: index % 135 === 0 ? '' : `Item ${index}` }),
  )
  const bad = rows.filter((_row, index) => index % 135 === 0).length
  const importId = randomUUID()
  const result = await ask(importCommodities, { body: { data: file(...rows), importId } })
  expect(result).toMatchObject({ isPartial: true, saved: 5000 - bad, failed: bad })
  const steps = portal.progress.filter((step) => step.id === importId)
  expect(steps.map((step) => step.done)).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000])
  expect(steps.every((step) => step.companyId === person.companyId && step.total === 5000)).toBe(true)
  expect((await ask(findCommodities, {})).total).toBe(5000 - bad)
})

const pasta = { commodityCode: 'P', description: 'Pasta' }

it.each([
  ['with a byte order mark', base64(`\ufeff${header}\n${line(pasta)}`), 'Pasta'],
  [
    'in Latin-1',
    base64(Buffer.from(`${header}\n${line({ ...pasta, description: 'Café crème' })}`, 'latin1')),
    'Café crème',
  ],
  ['with quoted line breaks', base64(`${header}\n${line({ ...pasta, description: '"two\nlines"' })}`), 'two\nlines'],
  ['with semicolons', base64(`${header}\n${line(pasta)}`.replaceAll(',', ';')), 'Pasta'],
  ['in UTF-16', base64(Buffer.from(`\ufeff${header}\n${line(pasta)}`, 'utf16le')), 'Pasta'],
])('reads a file %s', async (_how, data, description) => {
  const { ask } = await importer()
  expect((await ask(importCommodities, { body: { data } })).isSuccess).toBe(true)
  expect((await ask(findCommodities, {})).data[0]?.description).toBe(description)
})

it.each([
  ['nothing', '', 'The file is empty'],
  ['an empty file', base64('\ufeff'), 'The file is empty'],
  ['a picture', base64(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])), 'This is not a CSV file'],
  ['a header alone', base64(header), 'The file has a header but no rows'],
  [
    'another table',
    base64('name,age\nAna,3'),
    'This is not a CSV file made from the template: its first row must hold the column names',
  ],
  ['an unknown column', base64(`${header},colour\n${line(pasta)},red`), 'Unknown column: colour'],
  ['an open quotation mark', base64(`${header}\n"P,Pasta`), 'This is not a CSV file: a quotation mark is not closed'],
  [
    'a quotation mark inside a cell',
    base64(`${header}\n${line(pasta)}\n${line({ ...pasta, commodityCode: '2', description: 'Pipe 2" long' })}`),
    'Row 3: a cell with a quotation mark must begin and end with one, and double those inside it',
  ],
  [
    'text after a quoted cell',
    base64(`${header}\n${line({ ...pasta, description: '"Pasta" fresh' })}`),
    'Row 2: a cell with a quotation mark must begin and end with one, and double those inside it',
  ],
  [
    'a row without end',
    base64(`${header}\n${line({ ...pasta, description: 'x'.repeat(100_001) })}`),
    'Row 2 has more than 100,000 characters',
  ],
  ['no base64', '<csv>', 'The file must be sent in base64'],
  ['signs that are none of base64', `${base64(header)}Ł`, 'The file must be sent in base64'],
  ['text after the end of base64', 'YQ==YQ==', 'The file must be sent in base64'],
  ['too many signs of the end', 'YQ===', 'The file must be sent in base64'],
  // The check once scanned the blanks in quadratic time, which took minutes on this input.
  ['a million blanks', `${' '.repeat(1_000_000)}!`, 'The file must be sent in base64'],
])('refuses %s and says why', async (_what, data, message) => {
  const { attempt, ask } = await importer()
  expect(await attempt(importCommodities, { body: { data } })).toMatchObject({ status: 400, problem: { message } })
  expect((await ask(findCommodities, {})).total).toBe(0)
})

it('refuses a body of 50 MB with 413', async () => {
  const { attempt } = await importer()
  const { status, problem } = await attempt(importCommodities, { body: { data: 'A'.repeat(50 * 1024 * 1024) } })
  expect(status).toBe(413)
  expect(problem.message).toBe('The request is too large: at most 15 MB')
})
