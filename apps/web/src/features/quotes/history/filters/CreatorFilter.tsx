import { ltlQuoteCreators } from '@lanewise/contract/quotes'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

type Creator = { id: string; fullName: string }
type CreatorFilterProps = { value: Creator | null; onChange: (id: string | null) => void }

/** Filter by the user who requested the quote. (QHIST-17) */
export function CreatorFilter({ value, onChange }: CreatorFilterProps) {
  const { ask } = useSession()
  return (
    <Combobox<Option>
      value={value && optionOf(value)}
      onChange={(option) => onChange(option?.value ?? null)}
      search={async (q) => (await ask(ltlQuoteCreators, { query: { q } })).items.map(optionOf)}
      placeholder="Anybody"
    />
  )
}

const optionOf = ({ id, fullName }: Creator): Option => ({ value: id, label: fullName })
