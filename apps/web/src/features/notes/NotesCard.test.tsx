import { createNote, deleteNote, getEntityNotes, getNotePicture, updateNote } from '@lanewise/contract/notes'
import { pictureAddress } from '@lanewise/domain/notes/note-html'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { stayOf } from '#testing/expect/stay.ts'
import { type FakePortal, refused } from '#testing/fake-portal.ts'
import { noteDrafts } from './note-drafts.ts'
import { beaId, entityId, mentionOfBea, noteOf, openNotes } from './testing/given.tsx'

/** Presses a button of the editor once the editor has loaded. */
const press = async (name: string) => {
  await screen.findByRole('toolbar', { name: 'Formatting' })
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
}

const list = () => screen.findByRole('list', { name: 'Notes' })

describe('the notes of a record', () => {
  it('show author, content and times [NOTE-1], as they are answered for its id [NOTE-2]', async () => {
    const edited = { isEdited: true, updatedDateTime: '2026-11-18T13:05:00.000Z' }
    const { portal } = await openNotes({
      notes: [noteOf(2, { noteHTML: `<p>Yes ${mentionOfBea}</p>`, ...edited }), noteOf(1)],
    })
    const entries = within(await list()).getAllByRole('listitem')
    expect(entries[0]).toHaveTextContent(/^BNBea Novak11\/18\/2026 \d\d:\d\d \S+Note 1$/)
    expect(entries[1]).toHaveTextContent(/Bea Novak11\/18\/2026 .*edited 11\/1\d\/2026 .*Yes @Bea Novak$/)
    expect(portal.calls(getEntityNotes)[0]?.params).toEqual({ entityId })
    expect(screen.queryByText('Loading')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByText('No notes yet')).toBeNull()
    expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent(/^Notes2/)
  })

  it('shows older ones when asked', async () => {
    const notes = Array.from({ length: 25 }, (_, index) => noteOf(25 - index))
    const { keys } = await openNotes({ notes })
    expect(await screen.findByText('Note 25')).toBeVisible()
    expect(screen.queryByText('Note 5')).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Show older' }))
    expect(await screen.findByText('Note 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })

  it('says that there are none', async () => {
    await openNotes()
    expect(await screen.findByText('No notes yet')).toBeVisible()
  })

  it('says why they cannot be shown and tries again', async () => {
    const answers = (portal: FakePortal) => portal.on(getEntityNotes, refused(503, 'The database is being restarted'))
    const { keys, portal } = await openNotes({ answers })
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is being restarted')
    portal.on(getEntityNotes, { data: [noteOf(1)], total: 1 })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Note 1')).toBeVisible()
  })

  it('reads pictures with the rights of the user, knows fonts without styles, and keeps nothing that could run', async () => {
    const fileId = '0198c0de-0000-7000-9000-000000000888'
    const font = '<span style="font-family: Georgia; position: fixed">b</span>'
    const outside = '<img src="https://x.example/1"><a href="https://ok.example" rel="opener">c</a>'
    const noteHTML = `<p onclick="x()">a${font}<img src="${pictureAddress(fileId)}">${outside}<script>x()</script></p>`
    const answers = (portal: FakePortal) => portal.on(getNotePicture, { contentType: 'image/png', data: 'AAAA' })
    const { portal } = await openNotes({ notes: [noteOf(1, { noteHTML })], answers })
    const entry = within(await list()).getByRole('listitem')
    await waitFor(() => expect(entry.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,AAAA'))
    expect(portal.calls(getNotePicture)[0]?.params).toEqual({ fileId })
    expect(entry.querySelectorAll('img, script')).toHaveLength(1)
    expect(entry.querySelector('p')?.getAttributeNames()).toEqual([])
    expect(within(entry).getByText('b').getAttributeNames()).toEqual(['data-font'])
    expect(within(entry).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('what stands around the notes', () => {
  it('is the text of the record itself, instead of the word that there are none', async () => {
    const { portal } = await openNotes({ standing: 'Call before arrival' })
    expect(await screen.findByText('Call before arrival')).toBeVisible()
    await waitFor(() => expect(portal.calls(getEntityNotes)).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent(/^Notes0/))
    expect(screen.queryByText('No notes yet')).toBeNull()
  })

  it('is no count before it is known', async () => {
    await openNotes({ answers: (portal) => portal.on(getEntityNotes, () => new Promise(() => {})) })
    expect(await screen.findByRole('region', { name: 'Notes' })).not.toHaveTextContent(/\d/)
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(screen.queryByText('No notes yet')).toBeNull()
  })

  it('is a sentence in the place of a picture that cannot be read', async () => {
    const noteHTML = `<p>Seal <img src="${pictureAddress(beaId)}"></p>`
    const answers = (portal: FakePortal) => portal.on(getNotePicture, refused(404, 'Gone'))
    await openNotes({ notes: [noteOf(1, { noteHTML })], answers })
    expect(await screen.findByText('Seal [picture cannot be shown]')).toBeVisible()
  })

  it('is heard when somebody else writes', async () => {
    const { live, held } = await openNotes({ notes: [noteOf(1)] })
    await screen.findByText('Note 1')
    held.notes = [noteOf(2), noteOf(1)]
    act(() => live.become('reconnecting'))
    act(() => live.become('connected'))
    expect(await screen.findByText('Note 2')).toBeVisible()
  })

  it('stays when the notes cannot be asked for again', async () => {
    const { keys, portal } = await openNotes({ notes: [noteOf(1)], user: { id: beaId } })
    await screen.findByText('Note 1')
    portal.on(deleteNote, undefined)
    portal.on(getEntityNotes, refused(503, 'Not now'))
    await keys.click(screen.getByRole('button', { name: 'Edit note' }))
    await keys.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }))
    await screen.findByText('Note deleted')
    expect(screen.getByText('Note 1')).toBeVisible()
    expect(screen.queryByText('Not now')).toBeNull()
  })
})

describe('writing a note', () => {
  it('sends what was written with its record, everybody in it, and empties the field [NOTE-6] [NOTE-15]', async () => {
    const { portal } = await openNotes({ draft: `<p>Look ${mentionOfBea}</p>` })
    await press('Send')
    expect(await screen.findByText('Note added')).toBeVisible()
    expect(portal.calls(createNote)[0]?.body).toMatchObject({
      entityId,
      entityType: 'order',
      entityDescription: 'O208869',
      entityLink: '/orders/O208869',
      noteContent: 'Look @Bea Novak',
      noteHTML: expect.stringContaining(`data-id="${beaId}"`),
      originatingApplication: 'Portal',
      originationType: null,
      notifyUsers: [{ id: beaId, email: null, applicationAccess: 'Portal' }],
    })
    expect(within(await list()).getByText('@Bea Novak')).toBeVisible()
    expect(noteDrafts.find(entityId)).toBe('')
  })

  it('keeps the text when it fails, says why, and sends it again', async () => {
    const { keys, portal } = await openNotes({ draft: '<p>Dock 14</p>' })
    portal.on(createNote, refused(410, 'This order has been deleted in the meantime. The note was not saved.'))
    await press('Send')
    expect(await screen.findByText('Failed to create note')).toBeVisible()
    expect(screen.getByText('This order has been deleted in the meantime. The note was not saved.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveTextContent('Dock 14')
    expect(noteDrafts.find(entityId)).toBe('<p>Dock 14</p>')
    portal.on(createNote, { ...noteOf(7), notice: 'Bo Li cannot open this order and will not be notified of the note' })
    await keys.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Note added')).toBeVisible()
    expect(screen.getByText(/^Bo Li cannot open this order/)).toBeVisible()
    expect(screen.queryByText('This order has been deleted in the meantime. The note was not saved.')).toBeNull()
  })

  it('makes one note of two tries when nobody answered the first, and another after a refusal', async () => {
    const { keys, portal } = await openNotes({ draft: '<p>Dock 14</p>' })
    const sent = () => portal.calls(createNote).map(({ headers }) => headers.get('Idempotency-Key'))
    portal.on(createNote, refused(503, 'Not now'))
    await press('Send')
    await screen.findByText('Not now')
    portal.on(createNote, refused(422, 'Too long'))
    await keys.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Too long')
    portal.on(createNote, { ...noteOf(7), notice: null })
    await keys.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Note added')
    const [first, second, third] = sent()
    expect(first).toBe(second)
    expect(third).not.toBe(second)
  })

  it('begins each note anew', async () => {
    const { keys, portal } = await openNotes({ draft: '<p>Dock 14</p>' })
    await press('Send')
    await screen.findByText('Note added')
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveTextContent(/^$/)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus())
    await keys.paste('Dock 15')
    await press('Send')
    await waitFor(() => expect(portal.calls(createNote)).toHaveLength(2))
    const [first, second] = portal.calls(createNote)
    expect(second?.body.noteContent).toBe('Dock 15')
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'))
  })

  it('goes on with what was typed before the editor was there', async () => {
    const { keys } = await openNotes()
    const line = await screen.findByRole('textbox', { name: 'Note' })
    fireEvent.change(line, { target: { value: 'Dock <14>' } })
    await keys.click(line)
    await screen.findByRole('toolbar', { name: 'Formatting' })
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveTextContent('Dock <14>')
  })

  it('keeps the twenty notes that were begun last', () => {
    for (let number = 0; number <= 20; number += 1) noteDrafts.keep(`record ${number}`, `<p>${number}</p>`)
    expect([0, 1, 20].map((number) => noteDrafts.find(`record ${number}`))).toEqual(['', '<p>1</p>', '<p>20</p>'])
    noteDrafts.keep('record 1', '')
    expect([1, 2].map((number) => noteDrafts.find(`record ${number}`))).toEqual(['', '<p>2</p>'])
  })

  it('begins with one line and a button "Send", which opens the editor [NOTE-4]', async () => {
    const { keys } = await openNotes()
    const line = await screen.findByRole('textbox', { name: 'Note' })
    expect(line).toHaveAttribute('placeholder', 'Write a note, @ to mention')
    await keys.click(line)
    // The one-line field keeps the focus while it exists, and the editor takes the focus once it has loaded.
    const shown = screen.getByRole('textbox', { name: 'Note' })
    expect(shown.tagName !== 'INPUT' || shown === document.activeElement).toBe(true)
    await screen.findByRole('toolbar', { name: 'Formatting' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus())
    expect(screen.getByRole('button', { name: /^Send/ })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })
})

describe('an own note', () => {
  const own = noteOf(1)
  const edit = async (facts: Parameters<typeof openNotes>[0] = {}) => {
    const opened = await openNotes({ notes: [own], user: { id: beaId }, ...facts })
    await opened.keys.click(await screen.findByRole('button', { name: 'Edit note' }))
    return opened
  }

  it('is changed in the same editor with "Update", and "Cancel" leaves it [NOTE-5] [NOTE-8] [NOTE-23]', async () => {
    const { keys, portal } = await edit()
    portal.on(updateNote, { ...own, notice: null })
    await keys.click(screen.getByRole('menuitem', { name: 'Edit' }))
    await screen.findByRole('toolbar', { name: 'Formatting' })
    const entry = within(await list()).getByRole('listitem')
    expect(within(entry).getByRole('textbox', { name: 'Note' })).toHaveTextContent('Note 1')
    await keys.click(within(entry).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Note 1')).toBeVisible()
    expect(portal.calls(updateNote)).toHaveLength(0)
    await keys.click(screen.getByRole('button', { name: 'Edit note' }))
    await keys.click(screen.getByRole('menuitem', { name: 'Edit' }))
    await keys.click(await screen.findByRole('button', { name: /^Update/ }))
    expect(await screen.findByText('Note updated')).toBeVisible()
    expect(portal.calls(updateNote)[0]).toMatchObject({
      params: { noteId: own.id },
      body: { entityId, noteHTML: '<p>Note 1</p>', noteContent: 'Note 1' },
    })
  })

  it('is deleted after a question [NOTE-9], or it is said that it could not be', async () => {
    const { keys, portal, held } = await edit()
    portal.on(deleteNote, refused(500, 'No'))
    const remove = async () => {
      await keys.click(screen.getByRole('menuitem', { name: 'Delete' }))
      await keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }))
    }
    await remove()
    expect(await screen.findByText('Unable to delete note')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    portal.on(deleteNote, () => {
      held.notes = []
    })
    await keys.click(screen.getByRole('button', { name: 'Edit note' }))
    await remove()
    expect(await screen.findByText('Note deleted')).toBeVisible()
    expect(portal.calls(deleteNote).at(-1)?.params).toEqual({ noteId: own.id })
    expect(await screen.findByText('No notes yet')).toBeVisible()
  })

  it('alone offers to be changed [NOTE-10]', async () => {
    await openNotes({ notes: [noteOf(2, { creator: { ...own.creator, id: entityId } }), own], user: { id: beaId } })
    await screen.findByText('Note 2')
    expect(screen.getAllByRole('button', { name: 'Edit note' })).toHaveLength(1)
  })

  /** Creates, updates and deletes a note, and returns how many milliseconds each of the messages stays. */
  async function messageDurations(texts: readonly [string, string, string], answers: (portal: FakePortal) => void) {
    const { keys } = await openNotes({ notes: [own], user: { id: beaId }, draft: '<p>New</p>', answers })
    const durations: (number | undefined)[] = []
    const recordStay = async (text: string, act: () => Promise<void>) => durations.push(await stayOf(text, act))
    const choose = async (name: string) => {
      await keys.click(screen.getByRole('button', { name: 'Edit note' }))
      await keys.click(screen.getByRole('menuitem', { name }))
    }
    await recordStay(texts[0], () => press('Send'))
    await choose('Edit')
    await recordStay(texts[1], async () => keys.click(await screen.findByRole('button', { name: /^Update/ })))
    if (screen.queryByRole('button', { name: 'Cancel' }))
      await keys.click(screen.getByRole('button', { name: 'Cancel' }))
    await choose('Delete')
    await recordStay(texts[2], async () =>
      keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ })),
    )
    return durations
  }

  it('says for 3000 ms that it was added, updated or deleted [NOTE-21]', async () => {
    const durations = await messageDurations(['Note added', 'Note updated', 'Note deleted'], (portal) => {
      portal.on(createNote, { ...noteOf(5), notice: null })
      portal.on(updateNote, { ...own, notice: null })
      portal.on(deleteNote, undefined)
    })
    expect(durations).toEqual([3000, 3000, 3000])
  })

  it('says for 5000 ms that it could not be created, updated or deleted [NOTE-22]', async () => {
    const texts = ['Failed to create note', 'Failed to update note', 'Unable to delete note'] as const
    const durations = await messageDurations(texts, (portal) => {
      for (const operation of [createNote, updateNote, deleteNote]) portal.on(operation, refused(500, 'Not now'))
    })
    expect(durations).toEqual([5000, 5000, 5000])
  })
})
