import { addNotePicture, createNote, getMentionableUsers, getNotePicture } from '@lanewise/contract/notes'
import { pictureAddress } from '@lanewise/domain/notes/note-html'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteDrafts } from '#features/notes/note-drafts.ts'
import { entityId, openNotes } from '#features/notes/testing/given.tsx'
import { type FakePortal, refused } from '#testing/fake-portal.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const pressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true'
/**
 * Content of the field as its stored draft. The editor adds an empty line after a list or a heading, which is removed
 * here.
 */
const storedDraft = () => noteDrafts.find(entityId).replace(/(<\/[uo]l>|<\/h2>)<p><\/p>$/, '$1')
const field = () => screen.getByRole('textbox', { name: 'Note' })

/** Opens the editor with a draft, the cursor after the given words. */
async function openEditor(draft: string, behind?: string, facts: Parameters<typeof openNotes>[0] = {}) {
  const opened = await openNotes({ draft, ...facts })
  await screen.findByRole('toolbar', { name: 'Formatting' })
  if (behind) placeCursor(behind)
  return opened
}

function placeCursor(behind: string) {
  const walker = document.createTreeWalker(field(), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(behind) ?? -1
    if (at < 0) continue
    field().focus()
    getSelection()?.collapse(walker.currentNode, at + behind.length)
    fireEvent(document, new Event('selectionchange'))
    return
  }
}

/** Pastes clipboard data as another program would provide it. */
const paste = (given: { html?: string; text?: string; files?: File[] }) => {
  const { html = '', text = '', files = [] } = given
  const getData = (type: string) => ({ 'text/html': html, 'text/plain': text })[type] ?? ''
  return fireEvent.paste(field(), { clipboardData: { files, getData, types: [], items: [] } })
}

// Adds what the test window lacks: positions on the screen and clipboard events.
beforeEach(() => {
  document.elementFromPoint = () => null
  vi.stubGlobal('ClipboardEvent', Event)
})
afterEach(() => void Reflect.deleteProperty(document, 'elementFromPoint'))

describe('the words of a note', () => {
  it('become a heading and a paragraph again, and the choice tells which', async () => {
    const { keys } = await openEditor('<p>Dock 14</p>', 'Dock')
    const choose = async (name: string) => {
      await keys.click(screen.getByRole('combobox', { name: 'Heading' }))
      await keys.click(screen.getByRole('option', { name }))
    }
    expect(screen.getByRole('combobox', { name: 'Heading' })).toHaveTextContent('Normal')
    await choose('H2')
    expect(storedDraft()).toBe('<h2>Dock 14</h2>')
    expect(screen.getByRole('combobox', { name: 'Heading' })).toHaveTextContent('H2')
    expect(field()).toHaveFocus()
    await choose('Normal')
    expect(storedDraft()).toContain('<p>Dock 14</p>')
  })

  it('take a font of the list and lose it again', async () => {
    const { keys } = await openEditor('<p>Dock 14</p>', 'Dock')
    await keys.keyboard('{Control>}a{/Control}')
    await keys.click(screen.getByRole('combobox', { name: 'Font' }))
    await keys.click(screen.getByRole('option', { name: 'Courier New' }))
    expect(storedDraft()).toMatch(/^<p><span style="font-family: (['"]|&quot;)Courier New\1;?">Dock 14<\/span><\/p>$/)
    expect(screen.getByRole('combobox', { name: 'Font' })).toHaveTextContent('Courier New')
    await keys.click(screen.getByRole('combobox', { name: 'Font' }))
    await keys.click(screen.getByRole('option', { name: 'Font' }))
    expect(storedDraft()).toBe('<p>Dock 14</p>')
  })

  it.each([
    ['Bold', 'strong'],
    ['Italic', 'em'],
    ['Underline', 'u'],
    ['Strike through', 's'],
  ])('become %s and plain again', async (label, tag) => {
    const { keys } = await openEditor('<p>Dock 14</p>', 'Dock')
    await keys.keyboard('{Control>}a{/Control}')
    expect(pressed(label)).toBe(false)
    await keys.click(button(label))
    expect(storedDraft()).toBe(`<p><${tag}>Dock 14</${tag}></p>`)
    expect(pressed(label)).toBe(true)
    expect(field()).toHaveFocus()
    await keys.click(button(label))
    expect(storedDraft()).toBe('<p>Dock 14</p>')
  })

  it('become a list and a numbered one; only a list has levels', async () => {
    const { keys } = await openEditor('<p>Dock 14</p>', 'Dock')
    expect(screen.queryByRole('button', { name: 'One level deeper' })).toBeNull()
    await keys.click(button('List'))
    expect(storedDraft()).toBe('<ul><li><p>Dock 14</p></li></ul>')
    expect([pressed('List'), pressed('Numbered list')]).toEqual([true, false])
    await keys.click(button('Numbered list'))
    expect(storedDraft()).toBe('<ol><li><p>Dock 14</p></li></ol>')
    expect([pressed('List'), pressed('Numbered list')]).toEqual([false, true])
    // The first list item cannot be nested, because there is no item above it.
    expect(button('One level deeper')).toBeDisabled()
    await keys.click(button('One level up'))
    expect(storedDraft()).toMatch(/^<p>Dock 14<\/p>/)
  })

  const item = (text: string, inner = '') => `<li><p>${text}</p>${inner}</li>`
  const nested = (depth: number): string =>
    `<ul>${item(`a${depth}`)}${item(`b${depth}`, depth > 1 ? nested(depth - 1) : '')}</ul>`

  it('of a list go deeper by button and by Tab, as far as the sixth level', async () => {
    const { keys } = await openEditor(nested(5), 'b1')
    expect(button('One level deeper')).toBeEnabled()
    await keys.click(button('One level deeper'))
    const deepest = storedDraft()
    expect(deepest.match(/<ul>/g)).toHaveLength(6)
    expect(button('One level deeper')).toBeDisabled()
    await keys.keyboard('{Tab}')
    expect(storedDraft()).toBe(deepest)
    expect(field()).toHaveFocus()
    await keys.click(button('One level up'))
    expect(storedDraft()).toBe(nested(5))
    await keys.keyboard('{Tab}')
    expect(storedDraft()).toBe(deepest)
  })

  it('of the sixth level stay there also beside another one', async () => {
    const { keys } = await openEditor(nested(6), 'b1')
    expect(button('One level deeper')).toBeDisabled()
    await keys.keyboard('{Tab}')
    expect(field().querySelectorAll('ul ul ul ul ul ul')).toHaveLength(1)
    expect(field().querySelector('ul ul ul ul ul ul ul')).toBeNull()
    expect(field()).toHaveFocus()
  })
})

describe('a link', () => {
  const openLink = async (draft: string, behind: string) => {
    const opened = await openEditor(draft, behind)
    await opened.keys.click(button('Link'))
    return { ...opened, address: screen.getByRole('textbox', { name: 'Link address' }) }
  }
  const href = () => field().querySelector('a')?.getAttribute('href') ?? null
  const isClosed = () => screen.queryByRole('textbox', { name: 'Link address' }) === null

  it('is laid on the chosen words, changed and taken away', async () => {
    const { keys, address } = await openLink('<p>Dock</p>', 'Dock')
    await keys.click(field())
    await keys.keyboard('{Control>}a{/Control}')
    await keys.click(address)
    await keys.paste('acme.example/dock')
    await keys.click(button('Apply'))
    expect(field().querySelector('a')).toHaveTextContent(/^Dock$/)
    expect(href()).toBe('https://acme.example/dock')
    expect(isClosed()).toBe(true)
    expect(pressed('Link')).toBe(true)
    placeCursor('Do')
    await keys.click(button('Link'))
    const again = screen.getByRole('textbox', { name: 'Link address' })
    expect(again).toHaveValue('https://acme.example/dock')
    await keys.clear(again)
    await keys.paste('ana@acme.test')
    await keys.keyboard('{Enter}')
    expect(href()).toBe('mailto:ana@acme.test')
    expect(field()).toHaveTextContent(/^Dock$/)
    await keys.click(button('Link'))
    await keys.clear(screen.getByRole('textbox', { name: 'Link address' }))
    await keys.click(button('Remove'))
    expect(storedDraft()).toBe('<p>Dock</p>')
    expect(isClosed()).toBe(true)
  })

  it('without chosen words stands in the text as its address', async () => {
    const { keys } = await openLink('<p>See </p>', 'See')
    await keys.paste(' tel:+13125550100 ')
    await keys.keyboard('{Enter}')
    expect(field()).toHaveTextContent('tel:+13125550100')
    expect(href()).toBe('tel:+13125550100')
    expect(isClosed()).toBe(true)
  })

  it('that leads nowhere is not taken, and Escape leaves the text as it is', async () => {
    const { keys, address, portal } = await openLink('<p>Dock</p>', 'Dock')
    expect(button('Remove')).toBeEnabled()
    await keys.click(address)
    await keys.paste('/dock')
    expect(button('Apply')).toBeDisabled()
    await keys.keyboard('{Enter}')
    expect(isClosed()).toBe(true)
    await keys.click(button('Link'))
    await keys.paste('acme.example')
    expect(button('Apply')).toBeEnabled()
    await keys.keyboard('{Escape}')
    expect(isClosed()).toBe(true)
    await keys.click(button('Link'))
    await keys.keyboard('{Enter}')
    expect(isClosed()).toBe(true)
    await keys.click(button('Link'))
    await keys.click(button('Link'))
    expect(isClosed()).toBe(true)
    expect(storedDraft()).toBe('<p>Dock</p>')
    expect(portal.calls(createNote)).toHaveLength(0)
  })

  it('of what is written keeps nothing that could run', async () => {
    await openEditor('<p><a href="javascript:x()">a</a><a href="https://ok.example">b</a></p>')
    expect(field().querySelectorAll('a')).toHaveLength(1)
    expect(field().querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer')
    expect(field().querySelector('a')).toHaveAttribute('target', '_blank')
  })
})

describe('keys', () => {
  it('send with Ctrl and Enter or the command key and Enter, not with Enter alone', async () => {
    for (const modifier of ['Control', 'Meta']) {
      const { keys, portal } = await openEditor('<p>Dock 14</p>', 'Dock 14')
      await keys.keyboard('{Enter}')
      expect(storedDraft()).toBe('<p>Dock 14</p><p></p>')
      await keys.keyboard('{Control}')
      expect(portal.calls(createNote)).toHaveLength(0)
      await keys.keyboard(`{${modifier}>}{Enter}{/${modifier}}`)
      expect(await screen.findByText('Note added')).toBeVisible()
      expect(portal.calls(createNote).map(({ body }) => body.noteHTML)).toEqual(['<p>Dock 14</p>'])
      cleanup()
    }
  })

  it('send what is written without the empty lines below it', async () => {
    const { keys, portal } = await openEditor('<p>Gate</p><p></p><h2>Dock 14</h2>', 'Dock 14')
    await keys.keyboard('{Enter}{Enter}{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Note added')).toBeVisible()
    expect(portal.calls(createNote)[0]?.body).toMatchObject({
      noteHTML: '<p>Gate</p><p></p><h2>Dock 14</h2>',
      noteContent: 'Gate\n\n\n\nDock 14',
    })
  })

  it('send nothing while there is nothing, and no second time before the first is answered', async () => {
    const { keys, portal } = await openEditor('<p>Dock</p>', 'Dock')
    await keys.keyboard('{Control>}a{/Control}{Delete}')
    expect(storedDraft()).toBe('')
    expect(button(/^Send/)).toBeDisabled()
    await keys.keyboard('{Control>}{Enter}{/Control}')
    expect(portal.calls(createNote)).toHaveLength(0)
    paste({ text: 'Dock 15' })
    portal.on(createNote, () => new Promise(() => {}))
    await keys.keyboard('{Control>}{Enter}{Enter}{/Control}')
    await waitFor(() => expect(portal.calls(createNote)).toHaveLength(1))
    await keys.keyboard('{Control>}{Enter}{/Control}')
    expect(portal.calls(createNote)).toHaveLength(1)
    expect(storedDraft()).toBe('<p>Dock 15</p>')
  })
})

describe('what is pasted', () => {
  it('comes without what a note may not hold', async () => {
    await openEditor('<p>Dock </p>', 'Dock ')
    paste({ html: '<p style="color: red">14<script>x()</script><strong onclick="x()">b</strong></p>' })
    expect(storedDraft()).toContain('14<strong>b</strong>')
    expect(storedDraft()).not.toMatch(/color|script|onclick/)
  })

  it('joins lists that go too deep to the last that may be there', async () => {
    const deep = (depth: number): string => `<ul><li><p>i${depth}</p>${depth < 8 ? deep(depth + 1) : ''}</li></ul>`
    await openEditor('<p>Dock</p>', 'Dock')
    paste({ html: `<p>Items</p>${deep(1)}<p>End</p>` })
    const { body } = new DOMParser().parseFromString(storedDraft(), 'text/html')
    expect(body.querySelectorAll('ul')).toHaveLength(6)
    const last = body.querySelector('ul ul ul ul ul ul') as HTMLElement
    expect([...last.children].map(({ textContent }) => textContent)).toEqual(['i6', 'i7', 'i8'])
  })
})

describe('a picture', () => {
  const fileId = '0198c0de-0000-7000-9000-000000000888'
  const png = (name = 'seal.png', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' })
  const stores = (portal: FakePortal) => {
    portal.on(addNotePicture, { fileId })
    portal.on(getNotePicture, { contentType: 'image/png', data: 'AAAA' })
  }
  const images = () =>
    [...field().querySelectorAll<HTMLImageElement>('img[data-picture]')].map((one) => [one.dataset.picture, one.alt])

  it('that is chosen is stored and shown from there', async () => {
    const { keys, portal } = await openEditor('<p>Dock</p>', 'Dock', { answers: stores })
    await keys.upload(screen.getByLabelText('Pictures'), [png(`${'n'.repeat(200)}.png`), png()])
    await waitFor(() => expect(images()).toHaveLength(2))
    expect(images()[1]).toEqual([fileId, 'seal.png'])
    expect(portal.calls(addNotePicture).map(({ body }) => body.entityId)).toEqual([entityId, entityId])
    expect(portal.calls(addNotePicture)[0]?.body.fileName).toBe('n'.repeat(200))
    expect(storedDraft()).toContain(`src="${pictureAddress(fileId)}"`)
    await waitFor(() =>
      expect(field().querySelector('img[data-picture]')).toHaveAttribute('src', 'data:image/png;base64,AAAA'),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is waited for, and says why it was not stored until the next one', async () => {
    const { keys, portal } = await openEditor('<p>Dock</p>', 'Dock', { answers: stores })
    let answer = (_: ReturnType<typeof refused>) => {}
    portal.on(addNotePicture, () => new Promise((done) => (answer = done)))
    await keys.upload(screen.getByLabelText('Pictures'), png())
    expect(await screen.findByText('Uploading the picture')).toBeVisible()
    expect(button(/^Send/)).toBeDisabled()
    await keys.click(field())
    await keys.keyboard('{Control>}{Enter}{/Control}')
    expect(portal.calls(createNote)).toHaveLength(0)
    await waitFor(() => expect(portal.calls(addNotePicture)).toHaveLength(1))
    answer(refused(422, 'A note holds at most 20 pictures'))
    expect(await screen.findByText('A note holds at most 20 pictures')).toBeVisible()
    expect(screen.queryByText('Uploading the picture')).toBeNull()
    expect(button(/^Send/)).toBeEnabled()
    expect(images()).toEqual([])
    portal.on(addNotePicture, { fileId })
    await keys.upload(screen.getByLabelText('Pictures'), png())
    await waitFor(() => expect(images()).toHaveLength(1))
    expect(screen.queryByText('A note holds at most 20 pictures')).toBeNull()
  })

  it('is refused where it is too large or none at all', async () => {
    const { keys, portal } = await openEditor('<p>Dock</p>', 'Dock', { answers: stores })
    const give = (file: File) => fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: [file] } })
    const most = 10 * 1024 * 1024
    give(png('large.png', most + 1))
    expect(await screen.findByText('The picture is larger than 10 MB')).toBeVisible()
    give(new File(['x'], 'x.heic', { type: 'image/heic' }))
    expect(await screen.findByText('Choose a PNG, JPEG, WebP, GIF or HEIC picture')).toBeVisible()
    expect(portal.calls(addNotePicture)).toHaveLength(0)
    give(png('fits.png', most))
    await waitFor(() => expect(images()).toEqual([[fileId, 'fits.png']]))
    await keys.click(field())
  })

  it('that is pasted alone is stored; a text beside it wins', async () => {
    const { portal } = await openEditor('<p>Dock</p>', 'Dock', { answers: stores })
    expect(paste({ files: [png()] })).toBe(false)
    await waitFor(() => expect(images()).toEqual([[fileId, 'seal.png']]))
    paste({ html: '<p>Table</p>', files: [png()] })
    expect(field()).toHaveTextContent('Table')
    paste({ text: 'Words' })
    expect(field()).toHaveTextContent('Words')
    paste({ files: [new File(['x'], 'x.pdf', { type: 'application/pdf' })] })
    expect(portal.calls(addNotePicture)).toHaveLength(1)
  })

  it('inside pasted words is stored with them, one of another server stays away', async () => {
    const { portal } = await openEditor('<p>Dock</p>', 'Dock', { answers: stores })
    const inside = '<img src="data:image/png;base64,AAAA" alt="a">'
    paste({ html: `<p>Left ${inside} right <img src="https://x.example/1.png" alt="b"></p>` })
    await waitFor(() => expect(images()).toEqual([[fileId, 'a']]))
    expect(field()).toHaveTextContent('Left right')
    expect(portal.calls(addNotePicture).map(({ body }) => body.fileName)).toEqual(['picture.png'])
  })

  it('beside pasted words takes the place that they keep for it', async () => {
    const { portal } = await openEditor('<p>Dock</p>', 'Dock', { answers: stores })
    paste({ html: '<p>Left <img src="file:///c/1.png" alt="a"> right</p>', files: [png('beside.png')] })
    await waitFor(() => expect(images()).toEqual([[fileId, 'a']]))
    expect(portal.calls(addNotePicture).map(({ body }) => body.fileName)).toEqual(['beside.png'])
  })

  it('of the portal itself is not stored again', async () => {
    const { portal } = await openEditor('<p>Dock</p>', 'Dock', { answers: stores })
    paste({ html: `<p>Left <img src="${pictureAddress(fileId)}" alt="a"></p>` })
    expect(images()).toEqual([[fileId, 'a']])
    expect(portal.calls(addNotePicture)).toHaveLength(0)
  })

  it('of elsewhere that stands in a note is not shown in the editor', async () => {
    await openEditor(
      `<p>Dock <img src="https://x.example/1.png"><img src="${pictureAddress(fileId)}"></p>`,
      undefined,
      {
        answers: stores,
      },
    )
    expect(images()).toEqual([[fileId, '']])
  })

  it('that is dropped is stored, what is moved inside the note is not', async () => {
    const { portal } = await openEditor('<p>Dock</p>', 'Dock', { answers: stores })
    document.elementFromPoint = () => field().querySelector('p')
    const dataTransfer = { files: [png()], getData: () => '', types: [], items: [] }
    fireEvent.drop(field(), { dataTransfer, clientX: 1, clientY: 1 })
    await waitFor(() => expect(images()).toEqual([[fileId, 'seal.png']]))
    expect(portal.calls(addNotePicture)).toHaveLength(1)
  })
})

describe('people', () => {
  const person = (index: number, firstName: string) => ({
    id: `0198c0de-0000-7000-9000-00000000080${index}`,
    firstName,
    lastName: 'Novak',
    email: `${firstName.toLowerCase()}@acme.test`,
    profilePictureFileId: null,
  })
  const answerPeople = (portal: FakePortal) =>
    portal.on(getMentionableUsers, ({ query }) => ({
      items: query.q === 'zz' ? [] : [person(2, 'Bea'), person(3, 'Ben'), person(4, 'Bo')],
    }))
  const chosen = () => screen.getByRole('option', { selected: true }).textContent
  afterEach(() => vi.useRealTimers())

  /** Types after an @ and waits until the search for people has run. */
  async function mention(text: string, facts: Parameters<typeof openNotes>[0] = {}) {
    const opened = await openEditor('<p>Ask</p>', 'Ask', { answers: answerPeople, ...facts })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    paste({ text: ` ${text}` })
    await vi.advanceTimersByTimeAsync(600)
    vi.useRealTimers()
    return opened
  }

  it('are found by what follows the @ and chosen by keys', async () => {
    const { keys, portal } = await mention('@b')
    expect(await screen.findByRole('listbox', { name: 'People to mention' })).toBeVisible()
    expect(portal.calls(getMentionableUsers).map(({ query }) => query)).toEqual([{ entityId, q: 'b' }])
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'BNBea Novakbea@acme.test',
      'BNBen Novakben@acme.test',
      'BNBo Novakbo@acme.test',
    ])
    expect(chosen()).toContain('Bea')
    await keys.keyboard('{ArrowDown}')
    expect(chosen()).toContain('Ben')
    await keys.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen()).toContain('Bo')
    await keys.keyboard('{ArrowDown}')
    expect(chosen()).toContain('Bea')
    await keys.keyboard('{ArrowDown}{Enter}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveTextContent('Ask @Ben Novak')
    expect(field().querySelectorAll('p')).toHaveLength(1)
    await keys.click(button(/^Send/))
    expect(await screen.findByText('Note added')).toBeVisible()
    expect(portal.calls(createNote)[0]?.body.notifyUsers).toEqual([
      { id: person(3, 'Ben').id, email: 'ben@acme.test', applicationAccess: 'Portal' },
    ])
  })

  it('on a shipment are looked for among those who may see it', async () => {
    const { portal } = await mention('@b', { entityType: 'shipment' })
    await screen.findByRole('listbox')
    expect(portal.calls(getMentionableUsers).map(({ query }) => query)).toEqual([{ shipmentId: entityId, q: 'b' }])
  })

  it('are chosen by a click, and the cursor stays in the note', async () => {
    await mention('@b')
    const option = await screen.findByRole('option', { name: /Bo Novak/ })
    expect(fireEvent.mouseDown(option)).toBe(false)
    expect(field()).toHaveTextContent('Ask @Bo Novak')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('are chosen by Tab; Ctrl and Enter send instead, Escape closes', async () => {
    const { keys, portal } = await mention('@b')
    await screen.findByRole('listbox')
    portal.on(createNote, refused(500, 'Not now'))
    await keys.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(portal.calls(createNote)).toHaveLength(1))
    await keys.keyboard('{Meta>}{Enter}{/Meta}')
    await waitFor(() => expect(portal.calls(createNote)).toHaveLength(2))
    expect(field()).toHaveTextContent('Ask @b')
    await keys.keyboard('{Tab}')
    expect(field()).toHaveTextContent('Ask @Bea Novak')
    expect(field()).toHaveFocus()
  })

  it('that nobody is found among are said, and keys write on', async () => {
    const { keys } = await mention('@zz')
    expect(await screen.findByText('Nobody found')).toBeVisible()
    await keys.keyboard('{Enter}')
    expect(field().querySelectorAll('p')).toHaveLength(2)
    expect(screen.queryByText('Nobody found')).toBeNull()
  })

  it('are not looked for before a first letter', async () => {
    const { portal } = await mention('@')
    expect(portal.calls(getMentionableUsers)).toHaveLength(0)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByText('Nobody found')).toBeNull()
  })
})
