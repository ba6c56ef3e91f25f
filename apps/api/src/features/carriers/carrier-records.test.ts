import * as contract from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import { getPicture } from '@lanewise/contract/profile'
import { type InsuranceKind, insuranceKinds, insuranceStates } from '@lanewise/domain/carriers/certificate'
import { addDays, zonedDate } from '@lanewise/domain/shared/calendar'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Company, Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
let company: Company
let ana: Person

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const today = zonedDate(new Date(), 'America/Chicago')
const cargo = (facts: object = {}) => ({
  kind: 'Cargo' as InsuranceKind,
  insurer: 'Great Plains Mutual',
  policyNumber: 'CG-100',
  coverageCents: 10_000_000,
  effectiveOn: addDays(today, -300),
  expiresOn: addDays(today, 65),
  ...facts,
})
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const pdf = Buffer.from('%PDF-1.7 certificate').toString('base64')

async function carrier() {
  company = await portal.given.company()
  ana = await portal.given.person({ company })
  const caller = portal.as(ana)
  const { carrierId } = await caller.ask(contract.createCarrier, {
    body: { name: 'Prairie Freight', dotNumber: '80321' },
  })
  const history = async () => {
    const { data } = await caller.ask(getHistory, { params: { entity: 'carrier', entityId: carrierId } })
    return data.flatMap(({ sentences }) => sentences)
  }
  return { ...caller, params: { carrierId }, history }
}

describe('insurance certificates', () => {
  it('give the carrier its state: none, expired with the certificate named, valid once renewed [CARRIER-4] [DEF-106]', async () => {
    const { ask, params } = await carrier()
    const expired = cargo({ effectiveOn: addDays(today, -368), expiresOn: addDays(today, -3) })
    const first = await ask(contract.addCarrierInsurance, { params, body: expired })
    expect(first).toMatchObject({
      insuranceState: 'Expired',
      insuranceSentence: 'Cargo certificate CG-100 expired 3 days ago',
      insuranceObstacle: 'Prairie Freight cannot be booked or tendered: Cargo certificate CG-100 expired 3 days ago.',
      certificates: [{ ...expired, state: 'Expired' }],
    })
    const renewal = cargo({ policyNumber: 'CG-101', effectiveOn: addDays(today, -2), expiresOn: addDays(today, 362) })
    const second = await ask(contract.addCarrierInsurance, { params, body: renewal })
    expect(second).toMatchObject({ insuranceState: 'Valid', insuranceObstacle: null, insuranceWarning: null })
    expect(second.certificates.map(({ policyNumber, state }) => `${policyNumber} ${state}`)).toEqual([
      'CG-101 Valid',
      'CG-100 Replaced',
    ])
  })

  it('warn from 30 days before the end to the last day', async () => {
    const { ask, params } = await carrier()
    const { certificates } = await ask(contract.addCarrierInsurance, {
      params,
      body: cargo({ expiresOn: addDays(today, 12) }),
    })
    const certificateId = certificates[0]?.certificateId ?? ''
    const warningWith = async (days: number) => {
      const body = cargo({ expiresOn: addDays(today, days) })
      const changed = await ask(contract.updateCarrierInsurance, { params: { ...params, certificateId }, body })
      return [changed.insuranceState, changed.insuranceWarning]
    }
    expect(await warningWith(31)).toEqual(['Valid', null])
    expect(await warningWith(30)).toEqual(['Expiring', 'Cargo certificate CG-100 expires in 30 days.'])
    expect(await warningWith(0)).toEqual(['Expiring', 'Cargo certificate CG-100 expires today.'])
  })

  it('count by the date of the company, not of the server [DEF-2]', async () => {
    const { ask, params } = await carrier()
    const moveTo = (timeZone: string) =>
      portal.database.owner.updateTable('companies').set({ timeZone }).where('id', '=', company.id).execute()
    const state = async () => (await ask(contract.getCarrier, { params })).insuranceState
    const earliest = zonedDate(new Date(), 'Pacific/Pago_Pago')
    const latest = zonedDate(new Date(), 'Pacific/Kiritimati')
    await ask(contract.addCarrierInsurance, { params, body: cargo({ expiresOn: earliest }) })
    expect(earliest < latest).toBe(true)
    // The data of the user and the company may be up to a second old.
    for (const [zone, expected] of [
      ['Pacific/Pago_Pago', 'Expiring'],
      ['Pacific/Kiritimati', 'Expired'],
    ] as const) {
      await moveTo(zone)
      await vi.waitFor(async () => expect(await state()).toBe(expected), { timeout: 50_000, interval: 100 })
    }
  })

  it('filter and order the list exactly as the carriers show their state [CARRIER-1]', async () => {
    const { ask } = await carrier()
    const days = fc.integer({ min: -60, max: 60 })
    const cover = fc.record({
      kind: fc.constantFrom(...insuranceKinds),
      start: days,
      length: fc.integer({ min: 0, max: 90 }),
    })
    const carriers = fc.sample(fc.array(cover, { maxLength: 5 }), { numRuns: 40, seed: 7 })
    for (const [index, covers] of carriers.entries()) {
      const { carrierId } = await ask(contract.createCarrier, {
        body: { name: `Line ${index}`, dotNumber: String(index + 1) },
      })
      for (const { kind, start, length } of covers) {
        const body = cargo({ kind, effectiveOn: addDays(today, start), expiresOn: addDays(today, start + length) })
        await ask(contract.addCarrierInsurance, { params: { carrierId }, body })
      }
    }
    const { data: all } = await ask(contract.findCarriers, {})
    for (const insurance of insuranceStates) {
      const { data, total } = await ask(contract.findCarriers, { query: { insurance } })
      const shown = all.filter(({ insuranceState }) => insuranceState === insurance)
      expect(shown.length).toBeGreaterThan(0)
      expect([data, total]).toEqual([shown, shown.length])
    }
    const { data: sorted } = await ask(contract.findCarriers, { query: { sort: 'insurance' } })
    const rank = { Expired: 0, Expiring: 1, Valid: 2, None: 3 }
    const ranks = sorted.map(({ insuranceState }) => rank[insuranceState])
    expect(ranks).toEqual(ranks.toSorted())
  })

  it.each([
    ['expiresOn', { expiresOn: addDays(today, -301) }, 'Must not be before the effective date'],
    ['coverageCents', { coverageCents: -1 }, 'Cannot be negative'],
    ['coverageCents', { coverageCents: 10.5 }, 'Enter a whole number of cents'],
    ['effectiveOn', { effectiveOn: '2026-02-30' }, 'Enter a date'],
    ['effectiveOn', { effectiveOn: '0000-01-01' }, 'Enter a date between 1990 and 2100'],
    ['kind', { kind: 'Life' }, 'Choose what the certificate covers'],
    ['policyNumber', { policyNumber: ' ' }, 'This field is required.'],
  ])('are refused with a wrong %s: %j', async (field, facts, message) => {
    const { attempt, params } = await carrier()
    const { status, problem } = await attempt(contract.addCarrierInsurance, { params, body: cargo(facts) })
    expect([status, problem.modelState?.[field]?.[0]]).toEqual([400, message])
  })

  it('are told in the history of their carrier when added, changed and removed [AUDIT-2]', async () => {
    const { ask, params, history } = await carrier()
    const dates = { effectiveOn: '2026-01-01', expiresOn: '2026-12-31' }
    const added = await ask(contract.addCarrierInsurance, { params, body: cargo(dates) })
    const at = { ...params, certificateId: added.certificates[0]?.certificateId ?? '' }
    const same = await ask(contract.updateCarrierInsurance, { params: at, body: cargo(dates) })
    expect(same.version).toBe(added.version)
    await ask(contract.updateCarrierInsurance, { params: at, body: cargo({ ...dates, kind: 'AutoLiability' }) })
    const removed = await ask(contract.removeCarrierInsurance, { params: at })
    expect(removed.certificates).toEqual([])
    const certificateText = 'CG-100, Great Plains Mutual, $100,000.00, 01/01/2026–12/31/2026'
    expect(await history()).toEqual([
      `Ana Ruiz cleared Auto Liability certificate (was ${certificateText})`,
      `Ana Ruiz set Auto Liability certificate to ${certificateText}`,
      `Ana Ruiz cleared Cargo certificate (was ${certificateText})`,
      `Ana Ruiz set Cargo certificate to ${certificateText}`,
      'Ana Ruiz created carrier Prairie Freight',
    ])
  })

  it('are joined with other changes of the carrier, and asked about where both changed one [DEF-123]', async () => {
    const { ask, attempt, params } = await carrier()
    const added = await ask(contract.addCarrierInsurance, { params, body: cargo() })
    await ask(contract.holdCarrier, { params, body: { reason: 'Claims' } })
    const at = { ...params, certificateId: added.certificates[0]?.certificateId ?? '' }
    const save = (body: object) =>
      attempt(contract.updateCarrierInsurance, { params: at, body: { ...body, version: added.version } })
    expect((await save({ insurer: 'Other' })).status).toBe(200)
    const { status, problem } = await save({ insurer: 'Third', coverageCents: cargo().coverageCents })
    expect(status).toBe(409)
    expect(problem.conflicts).toMatchObject([{ field: 'insurer', label: 'Insurer', mine: 'Third', theirs: 'Other' }])
  })

  it('keep their document, a PDF or picture by its content, until it is replaced or removed', async () => {
    const { ask, attempt, params, history } = await carrier()
    const added = await ask(contract.addCarrierInsurance, { params, body: cargo() })
    const at = { ...params, certificateId: added.certificates[0]?.certificateId ?? '' }
    expect((await attempt(contract.getCertificateFile, { params: at })).status).toBe(404)
    const saved = await ask(contract.setCertificateFile, { params: at, body: { fileName: 'cargo.pdf', data: pdf } })
    expect(saved.certificates[0]?.fileName).toBe('cargo.pdf')
    expect(await ask(contract.getCertificateFile, { params: at })).toEqual({
      contentType: 'application/pdf',
      fileName: 'cargo.pdf',
      data: pdf,
    })
    const wrong = { fileName: 'cargo.pdf', data: Buffer.from('<html>').toString('base64') }
    expect((await attempt(contract.setCertificateFile, { params: at, body: wrong })).status).toBe(400)
    await ask(contract.setCertificateFile, { params: at, body: { fileName: 'cargo.png', data: png } })
    const without = await ask(contract.removeCertificateFile, { params: at })
    expect(without.certificates[0]?.fileName).toBeNull()
    expect((await history())[0]).toBe('Ana Ruiz cleared Certificate document (was cargo.png)')
    const files = await portal.database.owner.selectFrom('files').select('id').where('createdBy', '=', ana.id).execute()
    expect(files).toEqual([])
  })
})

describe('contacts of a carrier', () => {
  it('are added, changed and removed, and told in its history [AUDIT-2]', async () => {
    const { ask, attempt, params, history } = await carrier()
    const dana = {
      name: 'Dana Roe',
      role: 'Dispatch',
      phone: '(312) 555-0101',
      afterHoursPhone: '(312) 555-0199',
    } as const
    const added = await ask(contract.addCarrierContact, { params, body: dana })
    expect(added.contacts).toMatchObject([{ ...dana, email: null }])
    const at = { ...params, carrierContactId: added.contacts[0]?.carrierContactId ?? '' }
    const body = { role: 'Claims', email: 'dana@prairie.test', phone: null, afterHoursPhone: null } as const
    expect((await ask(contract.updateCarrierContact, { params: at, body })).contacts).toMatchObject([body])
    expect((await ask(contract.removeCarrierContact, { params: at })).contacts).toEqual([])
    expect((await attempt(contract.removeCarrierContact, { params: at })).status).toBe(404)
    expect(await history()).toEqual([
      'Ana Ruiz removed contact Dana Roe, Claims, dana@prairie.test',
      'Ana Ruiz changed contact Dana Roe, Dispatch, (312) 555-0101, after hours (312) 555-0199 to Dana Roe, Claims, dana@prairie.test',
      'Ana Ruiz added contact Dana Roe, Dispatch, (312) 555-0101, after hours (312) 555-0199',
      'Ana Ruiz created carrier Prairie Freight',
    ])
  })

  it('are not reached through another carrier', async () => {
    const { ask, attempt, params } = await carrier()
    const { contacts } = await ask(contract.addCarrierContact, { params, body: { name: 'Dana Roe', role: 'Dispatch' } })
    const other = await ask(contract.createCarrier, { body: { name: 'Other', dotNumber: '5' } })
    const at = { carrierId: other.carrierId, carrierContactId: contacts[0]?.carrierContactId ?? '' }
    expect((await attempt(contract.removeCarrierContact, { params: at })).status).toBe(404)
  })
})

describe('the logo of a carrier', () => {
  it('is served by its id to the company and to no other, and can be replaced and removed [UX-49]', async () => {
    const { ask, attempt, params } = await carrier()
    const { logoFileId } = await ask(contract.setCarrierLogo, { params, body: { data: png } })
    const fileId = logoFileId ?? ''
    expect((await ask(contract.findCarriers, {})).data[0]?.logoFileId).toBe(fileId)
    const clerk = portal.as(await portal.given.person({ company, permissions: [] }))
    expect(await clerk.ask(getPicture, { params: { fileId } })).toEqual({ contentType: 'image/png', data: png })
    const stranger = portal.as(await portal.given.person())
    expect((await stranger.attempt(getPicture, { params: { fileId } })).status).toBe(404)
    const next = await ask(contract.setCarrierLogo, { params, body: { data: png } })
    expect(next.logoFileId).not.toBe(fileId)
    expect((await attempt(getPicture, { params: { fileId } })).status).toBe(404)
    expect((await ask(contract.removeCarrierLogo, { params })).logoFileId).toBeNull()
  })

  it('is refused when it is no picture or too large', async () => {
    const { attempt, params } = await carrier()
    const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
    expect((await attempt(contract.setCarrierLogo, { params, body: { data: svg } })).status).toBe(400)
    const large = Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(2 * 1024 * 1024)]).toString('base64')
    expect((await attempt(contract.setCarrierLogo, { params, body: { data: large } })).status).toBe(413)
  })
})
