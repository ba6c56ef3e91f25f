import { createCarrier } from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import { createLane, deleteLane } from '@lanewise/contract/lanes'
import * as contract from '@lanewise/contract/notes'
import { pictureAddress } from '@lanewise/domain/notes/note-html'
import { hostileHtml } from '@lanewise/domain/notes/testing/hostile-html'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { chicagoToDallas } from '#features/lanes/testing/given.ts'
import { shipmentDesk } from '#features/shipments/testing/given.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { announced, mention, noteDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

describe('notes on a record', () => {
  it('have an id, an author, text, HTML and their times [NOTE-1], and are listed by the id of the record, newest first [NOTE-2]', async () => {
    const desk = await noteDesk(portal)
    await desk.write('<p>First</p>')
    await desk.write('<p>Elsewhere</p>', { entityId: await desk.addLane() })
    await desk.write('<p>Dock <strong>14</strong></p>')
    const { data, total } = await desk.notes()
    expect(total).toBe(2)
    expect(data).toEqual([
      {
        id,
        creator: { id: desk.person.id, fullName: 'Ana Ruiz', profilePictureFileId: null },
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
    const desk = await noteDesk(portal)
    const bea = await desk.colleague('Bea')
    const sent = {
      entityId: desk.entityId,
      entityDescription: 'Chicago to Dallas',
      noteContent: 'Dock 14',
      originatingApplication: 'Portal',
      entityLink: `/lanes/${desk.entityId}`,
      noteHTML: '<p>Dock 14</p>',
      entityType: 'lane',
      notifyUsers: [{ id: bea.id, email: bea.emailAddress, applicationAccess: 'Portal' }],
      originationType: 'Spot' as const,
    }
    const { id: noteId } = await desk.ask(contract.createNote, { body: sent })
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
    for (const field of ['entityId', 'noteContent', 'noteHTML', 'entityType']) {
      const { status, problem } = await desk.attempt(contract.createNote, { body: { ...sent, [field]: undefined } })
      expect([status, Object.keys(problem.modelState ?? {})]).toEqual([400, [field]])
    }
  })

  it('are written on orders, shipments, carriers, locations and lanes, and on nothing else', async () => {
    const desk = await shipmentDesk(portal)
    const { orderId, shipmentId } = await desk.ship()
    const { carrierId } = await desk.ask(createCarrier, { body: { name: 'Able', dotNumber: '778899', modes: ['TL'] } })
    const lane = await desk.ask(createLane, { body: { ...chicagoToDallas, customerReferenceNumber: 'Any' } })
    const records = {
      order: orderId,
      shipment: shipmentId,
      carrier: carrierId,
      location: desk.chicago.id,
      lane: lane.id,
    }
    const body = { noteContent: 'Here', noteHTML: '<p>Here</p>' }
    for (const [entityType, entityId] of Object.entries(records)) {
      await desk.ask(contract.createNote, { body: { ...body, entityType, entityId } })
      const { data } = await desk.ask(contract.getEntityNotes, { params: { entityId } })
      expect(data.map(({ noteContent }) => noteContent)).toEqual(['Here'])
      const { data: history } = await desk.ask(getHistory, { params: { entity: entityType, entityId } })
      expect(history[0]?.sentences).toEqual(['Ana Ruiz set Note to Here'])
    }
    const wrongKind = await desk.attempt(contract.createNote, {
      body: { ...body, entityType: 'contact', entityId: desk.person.id },
    })
    expect([wrongKind.status, wrongKind.problem.modelState]).toEqual([
      400,
      { entityType: ['Notes are not written on this kind of record'] },
    ])
    const otherKind = await desk.attempt(contract.createNote, {
      body: { ...body, entityType: 'order', entityId: shipmentId },
    })
    expect(otherKind.status).toBe(404)
  })

  it('are for those who may list the record; for others, and of other companies, they are not there', async () => {
    const desk = await noteDesk(portal)
    const { id: noteId } = await desk.write('<p>Ours</p>')
    const params = { entityId: desk.entityId }
    const statuses = async (person: Parameters<TestPortal['as']>[0]) => {
      const { attempt } = portal.as(person)
      const body = desk.body('<p>x</p>')
      const calls = [
        attempt(contract.getEntityNotes, { params }),
        attempt(contract.createNote, { body }),
        attempt(contract.updateNote, { params: { noteId }, body }),
        attempt(contract.deleteNote, { params: { noteId } }),
        attempt(contract.getMentionableUsers, { query: { entityId: desk.entityId, q: 'a' } }),
        attempt(contract.addNotePicture, { body: { entityId: desk.entityId, data: onePixel } }),
      ]
      return (await Promise.all(calls)).map(({ status }) => status)
    }
    const { company } = desk
    const blind = await portal.given.person({ company, permissions: ['ViewOrder'] })
    expect(await statuses(blind)).toEqual([403, 403, 403, 403, 403, 403])
    expect(await statuses(await portal.given.person())).toEqual([404, 404, 404, 404, 404, 404])
    const reader = await portal.given.person({ company, permissions: ['ViewLanes'] })
    expect(await statuses(reader)).toEqual([200, 201, 403, 403, 200, 201])
    expect((await desk.notes()).data.map(({ noteContent }) => noteContent)).toEqual(['x', 'Ours'])
  })

  it('of a draft shipment are not there for who does not see drafts', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId } = await desk.ship()
    await sql`update shipments set status = 0 where id = ${shipmentId}`.execute(portal.database.owner)
    const person = await portal.given.person({ company: desk.company, permissions: ['ViewShipment'] })
    const { status } = await portal.as(person).attempt(contract.getEntityNotes, { params: { entityId: shipmentId } })
    expect(status).toBe(404)
  })

  it('of a record that was deleted meanwhile are refused in clear words', async () => {
    const desk = await noteDesk(portal)
    const { id: noteId } = await desk.write('<p>Before</p>')
    await desk.ask(deleteLane, { params: { laneId: desk.entityId } })
    const body = desk.body('<p>After</p>')
    for (const { status, problem } of [
      await desk.attempt(contract.createNote, { body }),
      await desk.attempt(contract.updateNote, { params: { noteId }, body }),
    ])
      expect([status, problem.message]).toEqual([410, 'This lane was deleted meanwhile. The note was not saved.'])
    expect((await desk.attempt(contract.getEntityNotes, { params: { entityId: desk.entityId } })).status).toBe(404)
  })

  it('are paged, also a thousand of them', async () => {
    const desk = await noteDesk(portal)
    await sql`insert into notes (company_id, entity, entity_id, author_id, html, content, created_at)
      select ${desk.company.id}, 'lane', ${desk.entityId}, ${desk.person.id}, '<p>' || n || '</p>', n::text,
        now() - (1000 - n) * interval '1 minute' from generate_series(1, 1000) n`.execute(portal.database.owner)
    const read = async (page: number) => {
      const { data, total } = await desk.notes({ page })
      return [total, data.length, data[0]?.noteContent, data.at(-1)?.noteContent]
    }
    expect(await read(1)).toEqual([1000, 20, '1000', '981'])
    expect(await read(50)).toEqual([1000, 20, '20', '1'])
  })
})

describe('the author of a note', () => {
  it('changes it, which is marked, and others see the new text [NOTE-8]', async () => {
    const desk = await noteDesk(portal)
    const { id: noteId } = await desk.write('<p>Dock 14</p>')
    const body = desk.body('<p>Dock 15</p>')
    const changed = await desk.ask(contract.updateNote, { params: { noteId }, body })
    expect(changed).toMatchObject({ id: noteId, noteContent: 'Dock 15', isEdited: true })
    expect(Date.parse(changed.updatedDateTime)).toBeGreaterThan(Date.parse(changed.createDateTime))
    expect((await desk.notes()).data).toMatchObject([{ noteHTML: '<p>Dock 15</p>', isEdited: true }])
    expect((await desk.history())[0]).toBe('Ana Ruiz changed Note from Dock 14 to Dock 15')
    const elsewhere = { ...body, entityId: await desk.addLane() }
    const { status, problem } = await desk.attempt(contract.updateNote, { params: { noteId }, body: elsewhere })
    expect([status, problem.message]).toEqual([400, 'A note stays with its record'])
  })

  it('tells nobody where nothing is different, and everybody where it is gone', async () => {
    const desk = await noteDesk(portal)
    const [bea, carl] = [await desk.colleague('Bea'), await desk.colleague('Carl')]
    const { id: noteId } = await desk.write(`<p>${mention(bea)} look</p>`)
    const change = (html: string) => desk.ask(contract.updateNote, { params: { noteId }, body: desk.body(html) })
    expect(await change(`<p>${mention(bea)} look</p>`)).toMatchObject({ isEdited: false })
    await change(`<p>${mention(bea)} and ${mention(carl)} look</p>`)
    await change(`<p>${mention(bea)} and ${mention(carl)} look again</p>`)
    await desk.ask(contract.deleteNote, { params: { noteId } })
    const told = (await announced(portal, desk.company.id)).map(([name, payload]) => {
      const { action, mentionedUserIds } = payload as { action?: string; mentionedUserIds?: string[] }
      return [name, action ?? mentionedUserIds]
    })
    expect(told).toEqual([
      ['noteAdded', [bea.id]],
      ['noteChanged', 'changed'],
      ['noteAdded', [carl.id]],
      ['noteChanged', 'changed'],
      ['noteChanged', 'deleted'],
    ])
  })

  it('may write as much as there is room for', async () => {
    const desk = await noteDesk(portal)
    expect((await desk.write(`<p>${'x'.repeat(10_000)}</p>`)).noteContent).toHaveLength(10_000)
    const pictures = Array.from({ length: 20 }, () => `<img src="${pictureAddress(crypto.randomUUID())}">`)
    expect((await desk.write(`<p>Twenty ${pictures.join('')}</p>`)).noteContent).toBe('Twenty')
  })

  it('finds 200 letters of it in the history, of a longer one 199 and that it goes on', async () => {
    const desk = await noteDesk(portal)
    await desk.write(`<p>${'x'.repeat(200)}</p>`)
    expect((await desk.history())[0]).toBe(`Ana Ruiz set Note to ${'x'.repeat(200)}`)
    await desk.write(`<p>${'y'.repeat(201)}</p>`)
    expect((await desk.history())[0]).toBe(`Ana Ruiz set Note to ${'y'.repeat(199)}…`)
  })

  it('deletes it, with its pictures [NOTE-9]', async () => {
    const desk = await noteDesk(portal)
    const fileId = await desk.addPicture()
    const { id: noteId } = await desk.write(`<p>See <img src="${pictureAddress(fileId)}"></p>`)
    await desk.ask(contract.deleteNote, { params: { noteId } })
    expect(await desk.notes()).toMatchObject({ total: 0, data: [] })
    expect((await desk.history())[0]).toBe('Ana Ruiz cleared Note, which was See [picture]')
    expect((await desk.attempt(contract.getNotePicture, { params: { fileId } })).status).toBe(404)
    expect((await desk.attempt(contract.deleteNote, { params: { noteId } })).status).toBe(404)
  })

  it('alone may change or delete it [NOTE-10]', async () => {
    const desk = await noteDesk(portal)
    const { id: noteId } = await desk.write('<p>Mine</p>')
    const { attempt } = portal.as(await desk.colleague('Bea'))
    const update = await attempt(contract.updateNote, { params: { noteId }, body: desk.body('<p>Yours</p>') })
    const remove = await attempt(contract.deleteNote, { params: { noteId } })
    expect([update.status, remove.status]).toEqual([403, 403])
    expect(update.problem.message).toBe('Only its author can change or delete a note')
    expect((await desk.notes()).data.map(({ noteContent }) => noteContent)).toEqual(['Mine'])
  })

  it('is told when there is nothing in it, or too much', async () => {
    const desk = await noteDesk(portal)
    const refused = async (html: string) => {
      const { status, problem } = await desk.attempt(contract.createNote, { body: desk.body(html) })
      return [status, problem.message]
    }
    expect(await refused('<p> </p>')).toEqual([400, 'Write a note first'])
    expect(await refused('<script>1</script>')).toEqual([400, 'Write a note first'])
    expect(await refused(`<p>${'x'.repeat(10_001)}</p>`)).toEqual([400, 'At most 10000 characters'])
    expect((await refused(`<p>${'x'.repeat(100_001)}</p>`))[0]).toBe(400)
    const pictures = Array.from({ length: 21 }, () => `<img src="${pictureAddress(crypto.randomUUID())}">`)
    expect(await refused(`<p>${pictures.join('')}</p>`)).toEqual([400, 'A note holds at most 20 pictures'])
    expect(await desk.notes()).toMatchObject({ total: 0 })
  })
})

describe('people in a note', () => {
  it('are found by the record, five at most, by first or last name, with id, names, email and picture [NOTE-12] [NOTE-13] [NOTE-14]', async () => {
    const desk = await shipmentDesk(portal)
    const { shipmentId, orderId } = await desk.ship()
    const add = (firstName: string, lastName: string, more: object = {}) =>
      portal.given.person({ company: desk.company, firstName, lastName, ...more })
    const bea = await add('Bea', 'Novak')
    await add('Nora', 'Quist')
    await add('Mid', 'Nnovember', { permissions: ['ViewOrder'] })
    await add('Nils', 'Gone', { isActivated: false })
    await portal.given.person({ firstName: 'Noor', lastName: 'Elsewhere' })
    const find = async (q: string) => (await desk.ask(contract.getMentionableUsers, { query: { shipmentId, q } })).items
    expect(await find('nov')).toEqual([
      { id: bea.id, firstName: 'Bea', lastName: 'Novak', email: bea.emailAddress, profilePictureFileId: null },
    ])
    const names = async (q: string) => (await find(q)).map(({ firstName }) => firstName)
    expect(await names('N')).toEqual(['Bea', 'Nora'])
    expect(await names('bea nov')).toEqual(['Bea'])
    expect(await names('ovak')).toEqual([])
    expect(await names('')).toEqual([])
    expect(await names('%')).toEqual([])
    const onOrder = await desk.ask(contract.getMentionableUsers, { query: { entityId: orderId, q: 'nn' } })
    expect(onOrder.items.map(({ firstName }) => firstName)).toEqual(['Mid'])
    for (let count = 0; count < 7; count += 1) await add(`Nat${count}`, 'Many')
    expect(await find('nat')).toHaveLength(5)
    expect((await desk.attempt(contract.getMentionableUsers, { query: { q: 'n' } })).status).toBe(400)
  })

  it('are looked for on a record that is named, once something of a name is there', async () => {
    const desk = await noteDesk(portal)
    await desk.colleague('Bea')
    const { status, problem } = await desk.attempt(contract.getMentionableUsers, { query: { q: 'be' } })
    expect([status, problem.message, problem.modelState]).toEqual([
      400,
      'Name the record',
      { entityId: ['Name the record'] },
    ])
    const found = async (q: string) =>
      (await desk.ask(contract.getMentionableUsers, { query: { entityId: desk.entityId, q } })).items.length
    expect([await found('be'), await found('')]).toEqual([1, 0])
  })

  it('are announced with the note, and after an edit those alone who are new in it', async () => {
    const desk = await noteDesk(portal)
    const [bea, carl] = [await desk.colleague('Bea'), await desk.colleague('Carl')]
    const { id: noteId } = await desk.write(`<p>${mention(bea)} look</p>`)
    const change = (html: string) => desk.ask(contract.updateNote, { params: { noteId }, body: desk.body(html) })
    await change(`<p>${mention(bea)} look again</p>`)
    await change(`<p>${mention(bea)} and ${mention(carl)}, look again</p>`)
    const added = {
      id: desk.entityId,
      entityType: 'lane',
      entityId: desk.entityId,
      entityName: 'Chicago to Dallas',
      noteId,
      authorId: desk.person.id,
    }
    const changed = { id: desk.entityId, entityType: 'lane', action: 'changed' }
    expect(await announced(portal, desk.company.id)).toEqual([
      ['noteAdded', { ...added, mentionedUserIds: [bea.id] }],
      ['noteChanged', changed],
      ['noteChanged', changed],
      ['noteAdded', { ...added, mentionedUserIds: [carl.id] }],
    ])
  })

  it('who cannot open the record are left out with a sentence, and never told', async () => {
    const desk = await noteDesk(portal)
    const bea = await desk.colleague('Bea')
    const blind = await portal.given.person({ company: desk.company, firstName: 'Bo', lastName: 'Li', permissions: [] })
    const stranger = await portal.given.person({ firstName: 'Zoe', lastName: 'Far' })
    const saved = await desk.write(`<p>${mention(bea)} ${mention(blind)} ${mention(stranger)}</p>`, {
      notifyUsers: [{ id: blind.id, email: blind.emailAddress, applicationAccess: null }],
    })
    expect(saved.notice).toBe('Bo Li and Somebody cannot open this lane and will not be told of the note')
    expect(saved.noteHTML).toBe(`<p>${mention(bea)} <span>@Bo Li</span> <span>@Zoe Far</span></p>`)
    const [[, payload] = []] = await announced(portal, desk.company.id)
    expect(payload).toMatchObject({ mentionedUserIds: [bea.id] })
  })
})

describe('pictures of a note', () => {
  it('are for their author alone until the note is sent, then for its readers', async () => {
    const desk = await noteDesk(portal)
    const bea = portal.as(await desk.colleague('Bea'))
    const fileId = await desk.addPicture()
    const read = { params: { fileId } }
    expect(await desk.ask(contract.getNotePicture, read)).toEqual({ contentType: 'image/png', data: onePixel })
    expect((await bea.attempt(contract.getNotePicture, read)).status).toBe(404)
    const stolen = await bea.ask(contract.createNote, {
      body: desk.body(`<p>x<img src="${pictureAddress(fileId)}"></p>`),
    })
    expect(stolen.noteHTML).toBe('<p>x</p>')
    await desk.write(`<p><img src="${pictureAddress(fileId)}"></p>`)
    expect((await bea.attempt(contract.getNotePicture, read)).status).toBe(200)
    const blind = await portal.given.person({ company: desk.company, permissions: [] })
    expect((await portal.as(blind).attempt(contract.getNotePicture, read)).status).toBe(403)
    expect((await portal.as(await portal.given.person()).attempt(contract.getNotePicture, read)).status).toBe(404)
  })

  it('are what their bytes say, and no larger than 10 MB', async () => {
    const desk = await noteDesk(portal)
    const sent = async (bytes: Buffer) => {
      const body = { entityId: desk.entityId, fileName: 'x.png', data: bytes.toString('base64') }
      const { status, problem } = await desk.attempt(contract.addNotePicture, { body })
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
    const desk = await noteDesk(portal)
    const [shown, unsent, fresh] = [await desk.addPicture(), await desk.addPicture(), await desk.addPicture()]
    const { id: noteId } = await desk.write(`<p>See <img src="${pictureAddress(shown)}"></p>`)
    await desk.ask(contract.updateNote, { params: { noteId }, body: desk.body('<p>See</p>') })
    await sql`update note_pictures set created_at = now() - interval '14 days 1 hour' where file_id = ${unsent}`.execute(
      portal.database.owner,
    )
    await sql`update note_pictures set created_at = now() - interval '13 days 23 hours' where file_id = ${fresh}`.execute(
      portal.database.owner,
    )
    await desk.forgetUnused()
    const { rows } = await sql<{ id: string }>`select id from files where company_id = ${desk.company.id}`.execute(
      portal.database.owner,
    )
    expect(rows).toEqual([{ id: fresh }])
  })
})

it(`stores ${hostileHtml.length} hostile notes without anything that could run [NOTE-20]`, async () => {
  const desk = await noteDesk(portal)
  for (const hostile of hostileHtml) await desk.attempt(contract.createNote, { body: desk.body(`<p>-</p>${hostile}`) })
  const { data } = await desk.notes({ pageSize: 1000 })
  expect(data).toHaveLength(hostileHtml.length)
  for (const { noteHTML } of data) {
    const tags = noteHTML.match(/<[^>]*>/g)?.join('') ?? ''
    expect(tags).not.toMatch(/<(script|style|svg|math|iframe|form|input|object|embed|video|audio|link|base|meta)\b/i)
    expect(tags).not.toMatch(/\son\w+\s*=|(java|vb)script:|data:|srcset|hostile\.example|expression|url\(/i)
  }
})
