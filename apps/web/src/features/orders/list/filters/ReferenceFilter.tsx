import { SEARCH_PAUSE } from '#ui/form/SearchBox.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { usePaused } from '#ui/form/text/use-paused.ts'

type ReferenceFilterProps = { value: string; onChange: (reference: string) => void }

/** Reference number. The list is refetched after a pause in typing, or when the field loses the focus. */
export function ReferenceFilter({ value, onChange }: ReferenceFilterProps) {
  const { entered, change, report } = usePaused({ value, onChange, pause: SEARCH_PAUSE })
  return <TextInput value={entered} maxLength={100} onChange={(text) => change(text.trimStart())} onBlur={report} />
}
