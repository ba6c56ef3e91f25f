import { getCurrentUser } from '@lanewise/contract/auth'
import { createCustomerContact, getContactInfo } from '@lanewise/contract/contacts'
import * as contract from '@lanewise/contract/profile'
import { permissionsOfRoles } from '@lanewise/domain/access/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

const names = { firstName: 'Ana', lastName: 'Ruiz', officeNumber: null, mobileNumber: null }
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex').toString('base64')
const webp = Buffer.from('524946461a000000574542505650384c', 'hex').toString('base64')

describe('the profile', () => {
  it('shows name, title, email, phones, role label, permissions and picture [PROFILE-1]', async () => {
    const company = await portal.given.company('Acme Foods')
    const permissions = permissionsOfRoles(['Reporting'])
    const ana = await portal.given.person({ company, permissions })
    expect(await portal.as(ana).ask(contract.getProfile, {})).toEqual({
      ...names,
      id: ana.id,
      title: null,
      emailAddress: ana.emailAddress,
      companyName: 'Acme Foods',
      roleLabel: 'Reporting',
      permissions,
      profilePictureFileId: null,
      version: 1,
    })
  })

  it('lets the user change name and phones, for this user alone [PROFILE-1]', async () => {
    const company = await portal.given.company()
    const ana = portal.as(await portal.given.person({ company }))
    const ben = portal.as(await portal.given.person({ company, firstName: 'Ben' }))
    const changed = {
      firstName: '  Anna ',
      lastName: 'Diaz',
      officeNumber: '(312) 555-0101',
      mobileNumber: '312 555-0102 ext. 42',
    }
    await ana.ask(contract.updateProfile, { body: changed })
    expect(await ana.ask(contract.getProfile, {})).toMatchObject({ ...changed, firstName: 'Anna' })
    expect(await ben.ask(contract.getProfile, {})).toMatchObject({ firstName: 'Ben', lastName: 'Ruiz' })
    await ana.ask(contract.updateProfile, { body: { ...changed, officeNumber: '', mobileNumber: null } })
    expect(await ana.ask(contract.getProfile, {})).toMatchObject({ officeNumber: null, mobileNumber: null })
  })

  it('refuses what is no phone number, and an empty name, by field', async () => {
    const { attempt } = portal.as(await portal.given.person())
    for (const officeNumber of [
      '555-0101',
      '(312)555-0101',
      '3125550101',
      '(312) 555-0101 x5',
      '(312) 555-0101 ext. 1234567',
    ]) {
      const { status, problem } = await attempt(contract.updateProfile, { body: { ...names, officeNumber } })
      expect([status, problem.modelState]).toEqual([400, { officeNumber: ['Not a valid phone number'] }])
    }
    const { problem } = await attempt(contract.updateProfile, { body: { ...names, firstName: ' ' } })
    expect(problem.modelState).toEqual({ firstName: ['This field is required.'] })
  })

  it('is the record of the contact of the same id, so that numbers of other contacts are taken here too [DEF-113]', async () => {
    const company = await portal.given.company()
    const ana = await portal.given.person({ company })
    const { ask, attempt } = portal.as(ana)
    const bo = { firstName: 'Bo', lastName: 'Lind', primaryEmailAddress: 'bo@profile.test' }
    await ask(createCustomerContact, {
      body: { ...bo, officeNumber: '(312) 555-0101', mobileNumber: '(312) 555-0102' },
    })
    for (const [taken, message] of [
      [{ officeNumber: '312 555-0101' }, 'Office number already exists'],
      [{ mobileNumber: '312 555-0102' }, 'Mobile number already exists'],
    ] as const) {
      const { status, problem } = await attempt(contract.updateProfile, { body: { ...names, ...taken } })
      expect([status, problem.message]).toEqual([409, message])
    }
    await ask(contract.updateProfile, { body: { ...names, lastName: 'Diaz', officeNumber: '(312) 555-0199' } })
    expect(await ask(getContactInfo, { params: { id: ana.id } })).toMatchObject({
      lastName: 'Diaz',
      officeNumber: '(312) 555-0199',
    })
  })

  it('refuses to change what is not the user\u2019s to change', async () => {
    const { ask, attempt } = portal.as(await portal.given.person({ permissions: [] }))
    for (const more of [{ permissions: ['EditCommodity'] }, { emailAddress: 'x@y.test' }, { title: 'Boss' }])
      expect((await attempt(contract.updateProfile, { body: { ...names, ...more } })).status).toBe(400)
    expect(await ask(contract.getProfile, {})).toMatchObject({ permissions: [], title: null })
  })

  it('joins what was saved meanwhile, and asks about what both changed [DEF-123]', async () => {
    const { ask, attempt } = portal.as(await portal.given.person())
    const { version } = await ask(contract.getProfile, {})
    await ask(contract.updateProfile, { body: { lastName: 'Diaz', version } })
    const joined = await ask(contract.updateProfile, { body: { mobileNumber: '(312) 555-0101', version } })
    expect(joined).toMatchObject({ lastName: 'Diaz', mobileNumber: '(312) 555-0101', version: version + 2 })
    const { status, problem } = await attempt(contract.updateProfile, { body: { lastName: 'Cruz', version } })
    expect(status).toBe(409)
    expect(problem.conflicts).toMatchObject([{ field: 'lastName', label: 'Last name', mine: 'Cruz', theirs: 'Diaz' }])
  })
})

describe('the picture', () => {
  it('forgets the bytes of a picture that was replaced or removed, and does nothing where there is none', async () => {
    const person = await portal.given.person()
    const { ask } = portal.as(person)
    const removed = () => portal.queued.filter(({ name }) => name === 'storage.remove-file').length
    const before = removed()
    await ask(contract.removeProfilePicture, {})
    await ask(contract.setProfilePicture, { body: { data: png } })
    expect(removed()).toBe(before)
    await ask(contract.setProfilePicture, { body: { data: png } })
    await ask(contract.removeProfilePicture, {})
    expect(removed()).toBe(before + 2)
    const remaining = await portal.database.owner
      .selectFrom('files')
      .select('id')
      .where('createdBy', '=', person.id)
      .execute()
    expect(remaining).toEqual([])
  })

  it('is a PNG, JPEG or WebP by its content, comes back as it was, and can be removed [PROFILE-1]', async () => {
    const { ask, attempt } = portal.as(await portal.given.person())
    for (const [type, data] of Object.entries({ 'image/png': png, 'image/jpeg': jpeg, 'image/webp': webp })) {
      const { profilePictureFileId } = await ask(contract.setProfilePicture, { body: { data } })
      const fileId = profilePictureFileId ?? ''
      expect(await ask(contract.getPicture, { params: { fileId } })).toEqual({ contentType: type, data })
      expect((await ask(getCurrentUser, {})).profilePictureFileId).toBe(fileId)
    }
    const last = (await ask(contract.getProfile, {})).profilePictureFileId
    expect((await ask(contract.removeProfilePicture, {})).profilePictureFileId).toBeNull()
    expect((await attempt(contract.getPicture, { params: { fileId: last } })).status).toBe(404)
  })

  it('is refused when it is something else, whatever it calls itself, or too large', async () => {
    const { ask, attempt } = portal.as(await portal.given.person())
    const others = ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'GIF89a', '<html>', '%PDF-1.7']
    for (const text of others) {
      const { status, problem } = await attempt(contract.setProfilePicture, {
        body: { data: Buffer.from(text).toString('base64') },
      })
      expect([status, problem.modelState]).toEqual([400, { data: ['Choose a PNG, JPEG or WebP picture'] }])
    }
    const large = Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(contract.pictureLimit)]).toString('base64')
    expect((await attempt(contract.setProfilePicture, { body: { data: large } })).status).toBe(413)
    expect((await attempt(contract.setProfilePicture, { body: { data: 'x'.repeat(4 * 1024 * 1024) } })).status).toBe(
      413,
    )
    expect((await ask(contract.getProfile, {})).profilePictureFileId).toBeNull()
  })

  it('is seen by colleagues and by no other company', async () => {
    const company = await portal.given.company()
    const { profilePictureFileId } = await portal
      .as(await portal.given.person({ company }))
      .ask(contract.setProfilePicture, { body: { data: png } })
    const params = { fileId: profilePictureFileId ?? '' }
    const colleague = portal.as(await portal.given.person({ company, permissions: [] }))
    expect((await colleague.attempt(contract.getPicture, { params })).status).toBe(200)
    expect((await portal.as(await portal.given.person()).attempt(contract.getPicture, { params })).status).toBe(404)
  })
})

describe('the preferences', () => {
  it('follow the user to another browser, each chosen one kept beside the others [PROFILE-2]', async () => {
    const ana = await portal.given.person({ permissions: [] })
    const here = portal.as(ana)
    const chosen = {
      linkPreference: 'newTab',
      lockedNavBar: true,
      theme: 'dark',
      notificationMails: false,
      listViews: { commodities: 'cards' },
    } as const
    for (const [name, value] of Object.entries(chosen))
      await here.ask(contract.updatePreferences, { body: { [name]: value } })
    const elsewhere = portal.as(ana)
    expect((await elsewhere.ask(getCurrentUser, {})).preferences).toEqual(chosen)
    await elsewhere.ask(contract.updatePreferences, { body: { theme: 'system' } })
    expect((await here.ask(getCurrentUser, {})).preferences).toEqual({ ...chosen, theme: 'system' })
    const other = portal.as(await portal.given.person())
    expect((await other.ask(getCurrentUser, {})).preferences).toEqual({})
  })

  it('are refused when they are unknown or have no such value, and stay as they were [PROFILE-2]', async () => {
    const { ask, attempt } = portal.as(await portal.given.person())
    await ask(contract.updatePreferences, { body: { theme: 'light' } })
    for (const body of [{ theme: 'pink' }, { linkPreference: 'sidebar' }, { lockedNavBar: 'yes' }, { colour: 'red' }])
      expect((await attempt(contract.updatePreferences, { body })).status).toBe(400)
    expect((await ask(getCurrentUser, {})).preferences).toEqual({ theme: 'light' })
  })

  it('that two browsers change at once are both kept', async () => {
    const { ask } = portal.as(await portal.given.person())
    await Promise.all([
      ask(contract.updatePreferences, { body: { theme: 'dark' } }),
      ask(contract.updatePreferences, { body: { lockedNavBar: true } }),
    ])
    expect((await ask(getCurrentUser, {})).preferences).toEqual({ theme: 'dark', lockedNavBar: true })
  })
})
