import { weightSlider } from '@lanewise/contract/order-list'
import { formatNumber } from '@lanewise/domain/shared/format'
import { RangeSlider } from '#ui/form/options/RangeSlider.tsx'
import { SEARCH_PAUSE } from '#ui/form/SearchBox.tsx'
import { usePaused } from '#ui/form/text/use-paused.ts'
import { readWeight, type WeightChoice, weightText } from './filter-address.ts'

type WeightFilterProps = { value: WeightChoice; onChange: (choice: WeightChoice) => void }

/** Minimum and maximum pounds. The list is refetched when the handles stop moving. (ORDLIST-9) */
export function WeightFilter({ value, onChange }: WeightFilterProps) {
  const text = weightText(value).join()
  const { entered, change } = usePaused({
    value: text,
    onChange: (next) => onChange(readWeight(next)),
    pause: SEARCH_PAUSE,
  })
  const { min, max } = readWeight(entered)
  const { least, most, step } = weightSlider
  return (
    <RangeSlider
      names={['Minimum weight', 'Maximum weight']}
      value={[min, max]}
      min={least}
      max={most}
      step={step}
      textOf={(pounds) => `${formatNumber(pounds)} lbs`}
      onChange={([low, high]) => change(weightText({ min: low, max: high }).join())}
    />
  )
}
