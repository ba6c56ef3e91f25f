import { customerCompanies } from '@lanewise/contract/orders'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

type CompanyFilterProps = { value: string | null; onChange: (company: string | null) => void }

/** Company at the origin or destination of an order, searched by name. (ORDLIST-11) */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const { ask } = useSession()
  return (
    <Combobox<Option>
      value={value === null ? null : optionOf(value)}
      onChange={(option) => onChange(option?.value ?? null)}
      search={async (q) =>
        (await ask(customerCompanies, { query: { q } })).items.map(({ companyName }) => optionOf(companyName))
      }
      placeholder="Any company"
    />
  )
}

const optionOf = (name: string): Option => ({ value: name, label: name })
