import { LayoutGrid, Table2 } from 'lucide-react'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import type { ListView } from './use-stored-view.ts'

type ViewSwitchProps = { value: ListView; onChange: (view: ListView) => void }

/** Switch between cards and table, last in the toolbar: `const [view, choose] = useStoredView('carrierViewPref')`. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return <SegmentedControl label="View" value={value} options={views} onChange={onChange} iconOnly />
}

const views: { value: ListView; label: string; icon: React.ReactNode }[] = [
  { value: 'cardView', label: 'Cards', icon: <LayoutGrid /> },
  { value: 'tableView', label: 'Table', icon: <Table2 /> },
]
