import { Upload } from 'lucide-react'
import { titleOf } from '#platform/list/rows/CardList.tsx'
import type { OpenList } from '#platform/list/use-list.ts'
import type { Opening } from '#platform/list/use-opened.ts'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { Button } from '#ui/action/Button.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { AddButton } from './AddButton.tsx'

type ListHeaderProps<R extends object> = { list: OpenList<R>; opening: Opening<R> }

/** Title, count and actions. On a phone, the actions are at the bottom of the screen. */
export function ListHeader<R extends object>({ list, opening }: ListHeaderProps<R>) {
  const { definition, total } = list
  const isNarrow = useNarrow()
  const actions = (
    <>
      {definition.bulkUpload && !definition.add?.hasMenu && (
        <Button
          icon={<Upload />}
          {...(opening.importRefusal && { disabledReason: opening.importRefusal })}
          onClick={opening.import}
        >
          Bulk Upload
        </Button>
      )}
      <AddButton definition={definition} opening={opening} />
    </>
  )
  return (
    <PageHeader
      title={definition.texts.title ?? titleOf(definition.entity.plural)}
      count={total}
      side={<LiveStatus />}
      actions={!isNarrow && actions}
    />
  )
}
