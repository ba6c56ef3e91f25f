import { SEARCH_PAUSE } from '#ui/form/SearchBox.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { usePaused } from '#ui/form/text/use-paused.ts'

type ReferenceFilterProps = { value: string; onChange: (reference: string) => void }

/** A reference number; the list is asked after a pause in typing, leaving the field ends it. */
export function ReferenceFilter({ value, onChange }: ReferenceFilterProps) {
  const { entered, change, report } = usePaused({ value, onChange, pause: SEARCH_PAUSE })
  return <TextInput value={entered} maxLength={100} onChange={(text) => change(text.trimStart())} onBlur={report} />
}
