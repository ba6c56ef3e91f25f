import { ArrowUpNarrowWide } from 'lucide-react'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

type SortMenuProps = { value: string; options: readonly Option[]; iconOnly?: boolean; onChange: (sort: string) => void }

/**
 * The sort menu at the right of a list's toolbar: `<SortMenu value={state.sort} options={orders} onChange={(sort) =>
 * change({ sort })} />`.
 */
export function SortMenu({ value, options, iconOnly = false, onChange }: SortMenuProps) {
  const current = options.find((option) => option.value === value)
  const name = `Sort by ${current?.label ?? ''}`.trim()
  return (
    <MenuButton
      label={iconOnly ? name : (current?.label ?? 'Sort')}
      name={name}
      {...(iconOnly && { iconOnly, bordered: true })}
      icon={<ArrowUpNarrowWide />}
      items={options.map((option) => ({
        label: option.label,
        checked: option.value === value,
        onSelect: () => onChange(option.value),
      }))}
    />
  )
}
