import { createCarrier } from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import { createLane, deleteLane } from '@lanewise/contract/lanes'
import * as contract from '@lanewise/contract/notes'
import { pictureAddress } from '@lanewise/domain/notes/note-html'
import { hostileHtml } from '@lanewise/domain/notes/testing/hostile-html'
import { hourMs } from '@lanewise/domain/shared/units'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { chicagoToDallas } from '#features/lanes/testing/given.ts'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { announced, mention, noteSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

describe('notes on a record', () => {
  it('have an id, an author, text, HTML and their times [NOTE-1], and are listed by the id of the record, newest first [NOTE-2]', async () => {
    const setup = await noteSetup(portal)
    await setup.write('<p>First</p>')
    await setup.write('<p>Elsewhere</p>', { entityId: await setup.addLane() })
    await setup.write('<p>Dock <strong>14</strong></p>')
    const { data, total } = await setup.notes()
    expect(total).toBe(2)
    expect(data).toEqual([
      {
        id,
        creator: { id: setup.person.id, fullName: 'Ana Ruiz', profilePictureFileId: null },
        noteContent: 'Dock 14',
        noteHTML: '<p>Dock <strong>14</strong></p>',
        createDateTime: moment,
        updatedDateTime: moment,
        isEdited: false,
      },
      expect.objectContaining({ noteContent: 'First' }),
    ])
  })

  it('are sent with record, description, text, application, link, HTML, kind, people and origination [NOTE-7]', async () => {
    const setup = await noteSetup(portal)
    const bea = await setup.colleague('Bea')
    const sent = {
      entityId: setup.entityId,
      entityDescription: 'Chicago to Dallas',
      noteContent: 'Dock 14',
      originatingApplication: 'Portal',
      entityLink: `/lanes/${setup.entityId}`,
      noteHTML: '<p>Dock 14</p>',
      entityType: 'lane',
      notifyUsers: [{ id: bea.id, email: bea.emailAddress, applicationAccess: 'Portal' }],
      originationType: 'Spot' as const,
    }
    const { id: noteId } = await setup.ask(contract.createNote, { body: sent })
    const { rows } = await sql`
      select entity_id, entity_description, content, originating_application, entity_link, html, entity, origination_type,
        array(select contact_id from note_mentions where note_id = notes.id) as mentioned
      from notes where id = ${noteId}`.execute(portal.database.owner)
    expect(rows).toEqual([
      {
        entityId: sent.entityId,
        entityDescription: sent.entityDescription,
        content: sent.noteContent,
        originatingApplication: sent.originatingApplication,
        entityLink: sent.entityLink,
        html: sent.noteHTML,
        entity: sent.entityType,
        originationType: sent.originationType,
        mentioned: [bea.id],
      },
    ])
    for (const entityLink of ['//evil.test', '/\t/evil.test', '/\\evil.test', 'https://evil.test']) {
      const { status, problem } = await setup.attempt(contract.createNote, { body: { ...sent, entityLink } })
      expect([status, problem.modelState]).toEqual([400, { entityLink: ['Give the address of a screen'] }])
    }
    for (const field of ['entityId', 'noteContent', 'noteHTML', 'entityType']) {
      const { status, problem } = await setup.attempt(contract.createNote, { body: { ...sent, [field]: undefined } })
      expect([status, Object.keys(problem.modelState ?? {})]).toEqual([400, [field]])
    }
  })

  it('are written on orders, shipments, carriers, locations and lanes, and on nothing else', async () => {
    const setup = await shipmentSetup(portal)
    const { orderId, shipmentId } = await setup.ship()
    const { carrierId } = await setup.ask(createCarrier, { body: { name: 'Able', dotNumber: '778899', modes: ['TL'] } })
    const lane = await setup.ask(createLane, { body: { ...chicagoToDallas, customerReferenceNumber: 'Any' } })
    const records = {
      order: orderId,
      shipment: shipmentId,
      carrier: carrierId,
      location: setup.chicago.id,
      lane: lane.id,
    }
    const body = { noteContent: 'Here', noteHTML: '<p>Here</p>' }
    for (const [entityType, entityId] of Object.entries(records)) {
      await setup.ask(contract.createNote, { body: { ...body, entityType, entityId } })
      const { data } = await setup.ask(contract.getEntityNotes, { params: { entityId } })
      expect(data.map(({ noteContent }) => noteContent)).toEqual(['Here'])
      const { data: history } = await setup.ask(getHistory, { params: { entity: entityType, entityId } })
      expect(history[0]?.sentences).toEqual(['Ana Ruiz added a note: Here'])
    }
    const wrongKind = await setup.attempt(contract.createNote, {
      body: { ...body, entityType: 'contact', entityId: setup.person.id },
    })
    expect([wrongKind.status, wrongKind.problem.modelState]).toEqual([
      400,
      { entityType: ['Notes are not written on this kind of record'] },
    ])
    const otherKind = await setup.attempt(contract.createNote, {
      body: { ...body, entityType: 'order', entityId: shipmentId },
    })
    expect(otherKind.status).toBe(404)
  })

  it('are for those who may list the record; for others, and of other companies, they are not there', async () => {
    const setup = await noteSetup(portal)
    const { id: noteId } = await setup.write('<p>Ours</p>')
    const params = { entityId: setup.entityId }
    const statuses = async (person: Parameters<TestPortal['as']>[0]) => {
      const { attempt } = portal.as(person)
      const body = setup.body('<p>x</p>')
      const calls = [
        attempt(contract.getEntityNotes, { params }),
        attempt(contract.createNote, { body }),
        attempt(contract.updateNote, { params: { noteId }, body }),
        attempt(contract.deleteNote, { params: { noteId } }),
        attempt(contract.getMentionableUsers, { query: { entityId: setup.entityId, q: 'a' } }),
        attempt(contract.addNotePicture, { body: { entityId: setup.entityId, data: onePixel } }),
      ]
      return (await Promise.all(calls)).map(({ status }) => status)
    }
    const { company } = setup
    const blind = await portal.given.person({ company, permissions: ['ViewOrder'] })
    expect(await statuses(blind)).toEqual([403, 403, 403, 403, 403, 403])
    expect(await statuses(await portal.given.person())).toEqual([404, 404, 404, 404, 404, 404])
    const reader = await portal.given.person({ company, permissions: ['ViewLanes'] })
    expect(await statuses(reader)).toEqual([200, 201, 403, 403, 200, 201])
    expect((await setup.notes()).data.map(({ noteContent }) => noteContent)).toEqual(['x', 'Ours'])
  })

  it('of a draft shipment are not there for who does not see drafts', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId } = await setup.ship()
    await sql`update shipments set status = 0 where id = ${shipmentId}`.execute(portal.database.owner)
    const person = await portal.given.person({ company: setup.company, permissions: ['ViewShipment'] })
    const { status } = await portal.as(person).attempt(contract.getEntityNotes, { params: { entityId: shipmentId } })
    expect(status).toBe(404)
  })

  it('of a record that has been deleted in the meantime are refused in clear words', async () => {
    const setup = await noteSetup(portal)
    const { id: noteId } = await setup.write('<p>Before</p>')
    await setup.ask(deleteLane, { params: { laneId: setup.entityId } })
    const body = setup.body('<p>After</p>')
    for (const { status, problem } of [
      await setup.attempt(contract.createNote, { body }),
      await setup.attempt(contract.updateNote, { params: { noteId }, body }),
    ])
      expect([status, problem.message]).toEqual([
        410,
        'This lane has been deleted in the meantime. The note was not saved.',
      ])
    expect((await setup.attempt(contract.getEntityNotes, { params: { entityId: setup.entityId } })).status).toBe(404)
  })

  it('are paged, also a thousand of them', async () => {
    const setup = await noteSetup(portal)
    await sql`insert into notes (company_id, entity, entity_id, author_id, html, content, created_at)
      select ${setup.company.id}, 'lane', ${setup.entityId}, ${setup.person.id}, '<p>' || n || '</p>', n::text,
        now() - (1000 - n) * interval '1 minute' from generate_series(1, 1000) n`.execute(portal.database.owner)
    const read = async (page: number) => {
      const { data, total } = await setup.notes({ page })
      return [total, data.length, data[0]?.noteContent, data.at(-1)?.noteContent]
    }
    expect(await read(1)).toEqual([1000, 20, '1000', '981'])
    expect(await read(50)).toEqual([1000, 20, '20', '1'])
  })
})

describe('the author of a note', () => {
  it('changes it, which is marked, and others see the new text [NOTE-8]', async () => {
    const setup = await noteSetup(portal)
    const { id: noteId } = await setup.write('<p>Dock 14</p>')
    const body = setup.body('<p>Dock 15</p>')
    const changed = await setup.ask(contract.updateNote, { params: { noteId }, body })
    expect(changed).toMatchObject({ id: noteId, noteContent: 'Dock 15', isEdited: true })
    expect(Date.parse(changed.updatedDateTime)).toBeGreaterThan(Date.parse(changed.createDateTime))
    expect((await setup.notes()).data).toMatchObject([{ noteHTML: '<p>Dock 15</p>', isEdited: true }])
    expect((await setup.history())[0]).toBe('Ana Ruiz edited a note: Dock 15')
    const elsewhere = { ...body, entityId: await setup.addLane() }
    const { status, problem } = await setup.attempt(contract.updateNote, { params: { noteId }, body: elsewhere })
    expect([status, problem.message]).toEqual([400, 'A note stays with its record'])
  })

  it('tells nobody where nothing is different, and everybody where it is gone', async () => {
    const setup = await noteSetup(portal)
    const [bea, carl] = [await setup.colleague('Bea'), await setup.colleague('Carl')]
    const { id: noteId } = await setup.write(`<p>${mention(bea)} look</p>`)
    const change = (html: string) => setup.ask(contract.updateNote, { params: { noteId }, body: setup.body(html) })
    expect(await change(`<p>${mention(bea)} look</p>`)).toMatchObject({ isEdited: false })
    await change(`<p>${mention(bea)} and ${mention(carl)} look</p>`)
    await change(`<p>${mention(bea)} and ${mention(carl)} look again</p>`)
    await setup.ask(contract.deleteNote, { params: { noteId } })
    const events = (await announced(portal, setup.company.id)).map(([name, payload]) => {
      const { action, mentionedUserIds } = payload as { action?: string; mentionedUserIds?: string[] }
      return [name, action ?? mentionedUserIds]
    })
    expect(events).toEqual([
      ['noteAdded', [bea.id]],
      ['noteChanged', 'changed'],
      ['noteAdded', [carl.id]],
      ['noteChanged', 'changed'],
      ['noteChanged', 'deleted'],
    ])
  })

  it('may write as much as there is room for', async () => {
    const setup = await noteSetup(portal)
    expect((await setup.write(`<p>${'x'.repeat(10_000)}</p>`)).noteContent).toHaveLength(10_000)
    const pictures = Array.from({ length: 20 }, () => `<img src="${pictureAddress(crypto.randomUUID())}">`)
    expect((await setup.write(`<p>Twenty ${pictures.join('')}</p>`)).noteContent).toBe('Twenty')
  })

  it('finds 200 letters of it in the history, of a longer one 199 and that it goes on', async () => {
    const setup = await noteSetup(portal)
    await setup.write(`<p>${'x'.repeat(200)}</p>`)
    expect((await setup.history())[0]).toBe(`Ana Ruiz added a note: ${'x'.repeat(200)}`)
    await setup.write(`<p>${'y'.repeat(201)}</p>`)
    expect((await setup.history())[0]).toBe(`Ana Ruiz added a note: ${'y'.repeat(199)}…`)
  })

  it('deletes it, with its pictures [NOTE-9]', async () => {
    const setup = await noteSetup(portal)
    const fileId = await setup.addPicture()
    const { id: noteId } = await setup.write(`<p>See <img src="${pictureAddress(fileId)}"></p>`)
    await setup.ask(contract.deleteNote, { params: { noteId } })
    expect(await setup.notes()).toMatchObject({ total: 0, data: [] })
    expect((await setup.history())[0]).toBe('Ana Ruiz deleted a note: See [picture]')
    expect((await setup.attempt(contract.getNotePicture, { params: { fileId } })).status).toBe(404)
    expect((await setup.attempt(contract.deleteNote, { params: { noteId } })).status).toBe(404)
  })

  it('alone may change or delete it [NOTE-10]', async () => {
    const setup = await noteSetup(portal)
    const { id: noteId } = await setup.write('<p>Mine</p>')
    const { attempt } = portal.as(await setup.colleague('Bea'))
    const update = await attempt(contract.updateNote, { params: { noteId }, body: setup.body('<p>Yours</p>') })
    const remove = await attempt(contract.deleteNote, { params: { noteId } })
    expect([update.status, remove.status]).toEqual([403, 403])
    expect(update.problem.message).toBe('Only its author can change or delete a note')
    expect((await setup.notes()).data.map(({ noteContent }) => noteContent)).toEqual(['Mine'])
  })

  it('is told when there is nothing in it, or too much', async () => {
    const setup = await noteSetup(portal)
    const refused = async (html: string) => {
      const { status, problem } = await setup.attempt(contract.createNote, { body: setup.body(html) })
      return [status, problem.message]
    }
    expect(await refused('<p> </p>')).toEqual([400, 'Write a note first'])
    expect(await refused('<script>1</script>')).toEqual([400, 'Write a note first'])
    expect(await refused(`<p>${'x'.repeat(10_001)}</p>`)).toEqual([400, 'At most 10000 characters'])
    expect((await refused(`<p>${'x'.repeat(100_001)}</p>`))[0]).toBe(400)
    const pictures = Array.from({ length: 21 }, () => `<img src="${pictureAddress(crypto.randomUUID())}">`)
    expect(await refused(`<p>${pictures.join('')}</p>`)).toEqual([400, 'A note holds at most 20 pictures'])
    expect(await setup.notes()).toMatchObject({ total: 0 })
  })
})

describe('people in a note', () => {
  it('are found by the record, five at most, by first or last name, with id, names, email and picture [NOTE-12] [NOTE-13] [NOTE-14]', async () => {
    const setup = await shipmentSetup(portal)
    const { shipmentId, orderId } = await setup.ship()
    const add = (firstName: string, lastName: string, more: object = {}) =>
      portal.given.person({ company: setup.company, firstName, lastName, ...more })
    const bea = await add('Bea', 'Novak')
    await add('Nora', 'Quist')
    await add('Mid', 'Nnovember', { permissions: ['ViewOrder'] })
    await add('Nils', 'Gone', { isActivated: false })
    await portal.given.person({ firstName: 'Noor', lastName: 'Elsewhere' })
    const find = async (q: string) =>
      (await setup.ask(contract.getMentionableUsers, { query: { shipmentId, q } })).items
    expect(await find('nov')).toEqual([
      { id: bea.id, firstName: 'Bea', lastName: 'Novak', email: bea.emailAddress, profilePictureFileId: null },
    ])
    const names = async (q: string) => (await find(q)).map(({ firstName }) => firstName)
    expect(await names('N')).toEqual(['Bea', 'Nora'])
    expect(await names('bea nov')).toEqual(['Bea'])
    expect(await names('ovak')).toEqual([])
    expect(await names('')).toEqual([])
    expect(await names('%')).toEqual([])
    const onOrder = await setup.ask(contract.getMentionableUsers, { query: { entityId: orderId, q: 'nn' } })
    expect(onOrder.items.map(({ firstName }) => firstName)).toEqual(['Mid'])
    for (let count = 0; count < 7; count += 1) await add(`Nat${count}`, 'Many')
    expect(await find('nat')).toHaveLength(5)
    expect((await setup.attempt(contract.getMentionableUsers, { query: { q: 'n' } })).status).toBe(400)
  })

  it('are looked for on a record that is named, once something of a name is there', async () => {
    const setup = await noteSetup(portal)
    await setup.colleague('Bea')
    const { status, problem } = await setup.attempt(contract.getMentionableUsers, { query: { q: 'be' } })
    expect([status, problem.message, problem.modelState]).toEqual([
      400,
      'Name the record',
      { entityId: ['Name the record'] },
    ])
    const countFound = async (q: string) =>
      (await setup.ask(contract.getMentionableUsers, { query: { entityId: setup.entityId, q } })).items.length
    expect([await countFound('be'), await countFound('')]).toEqual([1, 0])
  })

  it('are announced with the note, and after an edit those alone who are new in it', async () => {
    const setup = await noteSetup(portal)
    const [bea, carl] = [await setup.colleague('Bea'), await setup.colleague('Carl')]
    const { id: noteId } = await setup.write(`<p>${mention(bea)} look</p>`)
    const change = (html: string) => setup.ask(contract.updateNote, { params: { noteId }, body: setup.body(html) })
    await change(`<p>${mention(bea)} look again</p>`)
    await change(`<p>${mention(bea)} and ${mention(carl)}, look again</p>`)
    const added = {
      id: setup.entityId,
      entityType: 'lane',
      entityId: setup.entityId,
      entityName: 'Chicago to Dallas',
      noteId,
      authorId: setup.person.id,
    }
    const changed = { id: setup.entityId, entityType: 'lane', action: 'changed' }
    expect(await announced(portal, setup.company.id)).toEqual([
      ['noteAdded', { ...added, mentionedUserIds: [bea.id] }],
      ['noteChanged', changed],
      ['noteChanged', changed],
      ['noteAdded', { ...added, mentionedUserIds: [carl.id] }],
    ])
  })

  it('who cannot open the record are left out with a sentence, and never told', async () => {
    const setup = await noteSetup(portal)
    const bea = await setup.colleague('Bea')
    const blind = await portal.given.person({
      company: setup.company,
      firstName: 'Bo',
      lastName: 'Li',
      permissions: [],
    })
    const stranger = await portal.given.person({ firstName: 'Zoe', lastName: 'Far' })
    const saved = await setup.write(`<p>${mention(bea)} ${mention(blind)} ${mention(stranger)}</p>`, {
      notifyUsers: [{ id: blind.id, email: blind.emailAddress, applicationAccess: null }],
    })
    expect(saved.notice).toBe('Bo Li and Somebody cannot open this lane and will not be notified of the note')
    expect(saved.noteHTML).toBe(`<p>${mention(bea)} <span>@Bo Li</span> <span>@Zoe Far</span></p>`)
    const [[, payload] = []] = await announced(portal, setup.company.id)
    expect(payload).toMatchObject({ mentionedUserIds: [bea.id] })
  })
})

describe('pictures of a note', () => {
  it('are for their author alone until the note is sent, then for its readers', async () => {
    const setup = await noteSetup(portal)
    const bea = portal.as(await setup.colleague('Bea'))
    const fileId = await setup.addPicture()
    const read = { params: { fileId } }
    expect(await setup.ask(contract.getNotePicture, read)).toEqual({ contentType: 'image/png', data: onePixel })
    expect((await bea.attempt(contract.getNotePicture, read)).status).toBe(404)
    const stolen = await bea.ask(contract.createNote, {
      body: setup.body(`<p>x<img src="${pictureAddress(fileId)}"></p>`),
    })
    expect(stolen.noteHTML).toBe('<p>x</p>')
    await setup.write(`<p><img src="${pictureAddress(fileId)}"></p>`)
    expect((await bea.attempt(contract.getNotePicture, read)).status).toBe(200)
    const blind = await portal.given.person({ company: setup.company, permissions: [] })
    expect((await portal.as(blind).attempt(contract.getNotePicture, read)).status).toBe(403)
    expect((await portal.as(await portal.given.person()).attempt(contract.getNotePicture, read)).status).toBe(404)
  })

  it('are what their bytes say, and no larger than 10 MB', async () => {
    const setup = await noteSetup(portal)
    const sent = async (bytes: Buffer) => {
      const body = { entityId: setup.entityId, fileName: 'x.png', data: bytes.toString('base64') }
      const { status, problem } = await setup.attempt(contract.addNotePicture, { body })
      return [status, problem?.message]
    }
    expect((await sent(Buffer.from('GIF89a....')))[0]).toBe(201)
    expect(await sent(Buffer.from('<svg onload=alert(1)>'))).toEqual([
      400,
      'Choose a PNG, JPEG, WebP, GIF or HEIC picture',
    ])
    const large = Buffer.concat([Buffer.from(onePixel, 'base64'), Buffer.alloc(10 * 1024 * 1024)])
    expect(await sent(large)).toEqual([413, 'The picture is larger than 10 MB'])
  })

  it('that an edit takes out, or that were never sent, are forgotten', async () => {
    const setup = await noteSetup(portal)
    const [shown, unsent, fresh] = [await setup.addPicture(), await setup.addPicture(), await setup.addPicture()]
    const { id: noteId } = await setup.write(`<p>See <img src="${pictureAddress(shown)}"></p>`)
    await setup.ask(contract.updateNote, { params: { noteId }, body: setup.body('<p>See</p>') })
    await sql`update note_pictures set created_at = ${new Date(Date.now() - (14 * 24 + 1) * hourMs)} where file_id = ${unsent}`.execute(
      portal.database.owner,
    )
    await sql`update note_pictures set created_at = ${new Date(Date.now() - (13 * 24 + 23) * hourMs)} where file_id = ${fresh}`.execute(
      portal.database.owner,
    )
    await setup.forgetUnused()
    const { rows } = await sql<{ id: string }>`select id from files where company_id = ${setup.company.id}`.execute(
      portal.database.owner,
    )
    expect(rows).toEqual([{ id: fresh }])
  })
})

it(`stores ${hostileHtml.length} hostile notes without anything that could run [NOTE-20]`, async () => {
  const setup = await noteSetup(portal)
  for (const hostile of hostileHtml)
    await setup.attempt(contract.createNote, { body: setup.body(`<p>-</p>${hostile}`) })
  const { data } = await setup.notes({ pageSize: 1000 })
  expect(data).toHaveLength(hostileHtml.length)
  for (const { noteHTML } of data) {
    const tags = noteHTML.match(/<[^>]*>/g)?.join('') ?? ''
    expect(tags).not.toMatch(/<(script|style|svg|math|iframe|form|input|object|embed|video|audio|link|base|meta)\b/i)
    expect(tags).not.toMatch(/\son\w+\s*=|(java|vb)script:|data:|srcset|hostile\.example|expression|url\(/i)
  }
})
