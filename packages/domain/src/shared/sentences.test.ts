import { expect, it } from 'vitest'
import { describeChanges, historySentences } from './sentences.ts'

const entry = { who: 'Ana Ruiz', kind: 'contact', name: 'Bo Lind' }

it('tells a change field by field, and a record that came, went or was sent something in one sentence [AUDIT-2]', () => {
  const sentencesOf = (action: string, changes: Record<string, [unknown, unknown]>) =>
    historySentences({ ...entry, action, changes }, { title: 'Title', link: 'Activation link' })
  expect(sentencesOf('changed', { title: [null, 'Clerk'], isDriver: [false, true], notes: ['Late', ''] })).toEqual([
    'Ana Ruiz set Title to Clerk',
    'Ana Ruiz changed is Driver from No to Yes',
    'Ana Ruiz cleared notes, which was Late',
  ])
  expect(sentencesOf('deleted', { title: ['Clerk', null] })).toEqual(['Ana Ruiz deleted contact Bo Lind'])
  expect(sentencesOf('sent', { link: [null, 'bo@acme.test'] })).toEqual([
    'Ana Ruiz sent Activation link to bo@acme.test',
  ])
})

it('speaks of fields in the order of the form, whatever the order in which they were kept [AUDIT-2]', () => {
  const changes = { notes: [null, 'Gate 3'], city: ['Joliet', 'Chicago'], other: [1, 2], name: ['A', 'B'] } as const
  const labels = { name: 'Name', city: 'City', notes: 'Notes' }
  expect(describeChanges(changes, labels).map(({ label }) => label)).toEqual(['Name', 'City', 'Notes', 'other'])
})
