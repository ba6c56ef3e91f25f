import { getHistory } from '@lanewise/contract/history'
import { getPicture } from '@lanewise/contract/profile'
import {
  getBookingSettings,
  removeCompanyLogo,
  setCompanyLogo,
  updateBookingSettings,
} from '@lanewise/contract/settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

async function office() {
  const company = await portal.given.company()
  const person = await portal.given.person({ company, permissions: ['BookingSettings'] })
  return {
    company,
    ...portal.as(person),
    set: (data: string) => portal.as(person).attempt(setCompanyLogo, { body: { data } }),
  }
}

describe('the logo of the company', () => {
  it('is set, replaced and removed, and served to its own people alone', async () => {
    const { company, ask, attempt } = await office()
    const { logoFileId, version } = await ask(setCompanyLogo, { body: { data: onePixel } })
    const fileId = logoFileId ?? ''
    expect(version).toBe(2)
    expect(await ask(getBookingSettings, {})).toMatchObject({ logoFileId: fileId, version: 2 })
    const clerk = portal.as(await portal.given.person({ company, permissions: [] }))
    expect(await clerk.ask(getPicture, { params: { fileId } })).toEqual({ contentType: 'image/png', data: onePixel })
    const stranger = portal.as(await portal.given.person())
    expect((await stranger.attempt(getPicture, { params: { fileId } })).status).toBe(404)
    const next = await ask(setCompanyLogo, { body: { data: onePixel } })
    expect(next.logoFileId).not.toBe(fileId)
    expect((await attempt(getPicture, { params: { fileId } })).status).toBe(404)
    expect(await ask(removeCompanyLogo, {})).toMatchObject({ logoFileId: null, version: 4 })
    expect(await ask(removeCompanyLogo, {})).toMatchObject({ logoFileId: null, version: 4 })
    const { data } = await ask(getHistory, { params: { entity: 'bookingSettings', entityId: company.id } })
    expect(data.flatMap(({ sentences }) => sentences)).toEqual([
      'Ana Ruiz removed the company logo',
      'Ana Ruiz replaced the company logo',
      'Ana Ruiz added the company logo',
    ])
  })

  it('is a picture by its content and of at most 2 MB', async () => {
    const { set } = await office()
    const svg = await set(Buffer.from('<svg onload="alert(1)"/>').toString('base64'))
    expect([svg.status, svg.problem.modelState]).toEqual([400, { data: ['Choose a PNG, JPEG or WebP picture'] }])
    const large = Buffer.concat([Buffer.from(onePixel, 'base64'), Buffer.alloc(2 * 1024 * 1024)]).toString('base64')
    expect((await set(large)).status).toBe(413)
    expect((await set('')).problem.modelState).toEqual({ data: ['The file is empty'] })
  })

  it('needs the permission of the booking settings, and leaves what others changed', async () => {
    const { company, ask } = await office()
    const clerk = portal.as(await portal.given.person({ company, permissions: ['DocumentSettings'] }))
    expect((await clerk.attempt(setCompanyLogo, { body: { data: onePixel } })).status).toBe(403)
    expect((await clerk.attempt(removeCompanyLogo, {})).status).toBe(403)
    await ask(setCompanyLogo, { body: { data: onePixel } })
    const saved = await ask(updateBookingSettings, { body: { version: 1, truckloadSpeed: 55 } })
    expect(saved).toMatchObject({ version: 3, truckloadSpeed: 55, ltlSpeed: null, logoFileId: expect.any(String) })
  })
})

describe('the speeds of the company', () => {
  it('lie between 20 and 80 miles an hour, or are the usual ones', async () => {
    const { company, ask, attempt } = await office()
    const refusal = async (truckloadSpeed: number) =>
      (await attempt(updateBookingSettings, { body: { truckloadSpeed } })).problem.modelState
    expect(await refusal(19)).toEqual({ truckloadSpeed: ['At least 20 mph'] })
    expect(await refusal(81)).toEqual({ truckloadSpeed: ['At most 80 mph'] })
    expect(await refusal(50.5)).toEqual({ truckloadSpeed: ['Enter a whole number'] })
    for (const speed of [20, 80, null])
      expect(await ask(updateBookingSettings, { body: { ltlSpeed: speed } })).toMatchObject({ ltlSpeed: speed })
    const { data } = await ask(getHistory, { params: { entity: 'bookingSettings', entityId: company.id } })
    expect(data.flatMap(({ sentences }) => sentences)).toContain(
      'Ana Ruiz changed LTL freight drives from 20 mph to 80 mph',
    )
  })
})
