import { Pencil, Trash2 } from 'lucide-react'
import { useRefusalOf } from '#platform/allowed.tsx'
import type { ListDefinition } from '#platform/list/list-definition.ts'
import type { Opening } from '#platform/list/use-opened.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import type { MenuEntry } from '#ui/action/MenuButton.tsx'
import { RowMenu } from '#ui/data/table/DataTable.tsx'

type Control<R> = Pick<MenuEntry, 'label' | 'icon' | 'danger'> & { refusal: string | undefined; open: (row: R) => void }

/** The controls of each row: the list's own menu, or edit and delete buttons. */
export function useRowControls<R extends object>(definition: ListDefinition<R, string>, opening: Opening<R>) {
  const usual = useUsualControls(definition, opening)
  const { rowMenu: Menu } = definition
  if (!Menu) return usual
  const menuOf = (row: R) => <Menu row={row} />
  return { buttonsOf: menuOf, menuOf, onDelete: undefined }
}

function useUsualControls<R extends object>(definition: ListDefinition<R, string>, opening: Opening<R>) {
  const { edit, remove, entity, nameOf = entity.title } = definition
  const noEdit = useRefusalOf(edit?.operation ?? open)
  const noRemove = useRefusalOf(remove?.operation ?? open)
  const controls: Control<R>[] = [
    ...(edit ? [{ label: 'Edit', icon: <Pencil />, refusal: noEdit, open: opening.edit }] : []),
    ...(remove?.dialog
      ? [{ label: 'Delete', icon: <Trash2 />, danger: true, refusal: noRemove, open: opening.remove }]
      : []),
  ]
  return {
    buttonsOf: (row: R) =>
      controls.map(({ label, icon, refusal, open: run }) => (
        <IconButton
          key={label}
          label={`${label} ${nameOf(row)}`}
          tooltip={label === 'Delete' ? 'Delete (Del)' : label}
          icon={icon}
          onClick={() => run(row)}
          {...(refusal && { disabledReason: refusal })}
        />
      )),
    menuOf:
      controls.length === 0
        ? undefined
        : (row: R) => (
            <RowMenu
              label={`Actions for ${nameOf(row)}`}
              items={controls.map(({ refusal, open: run, ...entry }) => ({
                ...entry,
                ...(refusal && { disabledReason: refusal }),
                onSelect: () => run(row),
              }))}
            />
          ),
    onDelete: remove?.dialog && !noRemove ? opening.remove : undefined,
  }
}

/** Stands in for the permission in lists that lack the action. */
const open = { permission: 'signed-in' } as const
