import { radiusMiles } from '@lanewise/domain/quotes/radius'
import { Field } from '#ui/form/Field.tsx'
import { Slider } from '#ui/form/options/Slider.tsx'
import { SEARCH_PAUSE } from '#ui/form/SearchBox.tsx'
import { usePaused } from '#ui/form/text/use-paused.ts'

type RadiusSliderProps = { label: string; miles: number; onChange: (miles: number) => void }

/** Radius around a place in miles. The list is fetched when the handle stops moving. */
export function RadiusSlider({ label, miles, onChange }: RadiusSliderProps) {
  const { entered, change } = usePaused({ value: miles, onChange, pause: SEARCH_PAUSE })
  const { least, most, step } = radiusMiles
  return (
    <Field label={`${label} radius`}>
      <Slider
        value={entered}
        min={least}
        max={most}
        step={step}
        text={`${entered} mi`}
        onChange={(next) => change(next)}
      />
    </Field>
  )
}
