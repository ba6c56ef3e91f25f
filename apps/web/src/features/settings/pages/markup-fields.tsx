import type { markupPercents } from '@lanewise/contract/settings'
import { markupMethods } from '@lanewise/domain/rating/markup'
import { markupExample } from '@lanewise/domain/settings/dependent-settings'
import { quoteMarkupLabels as labels } from '@lanewise/domain/settings/labels'
import { useController, useWatch } from 'react-hook-form'
import { NumberField } from '#platform/form/fields.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { RadioCards } from '#ui/form/options/RadioCards.tsx'

type PercentName = (typeof markupPercents)[number]

/** Markup percentage with an example of its effect on a cost. */
export function MarkupPercent({ name }: { name: PercentName }) {
  const method: string = useWatch({ name: 'prepaidAddMarkupMethod' })
  const own: number | null = useWatch({ name })
  const otherwise: number | null = useWatch({ name: 'defaultPrepaidAdd' })
  const example = markupExample({ method, percent: own ?? otherwise ?? 0 })
  const isOwn = own !== null || name === 'defaultPrepaidAdd'
  return (
    <NumberField
      name={name}
      label={`${labels[name]} (%)`}
      maxLength={9}
      help={example && (isOwn ? example : `As ${labels.defaultPrepaidAdd.toLowerCase()}: ${example}`)}
    />
  )
}

/** Method that turns a markup percentage into a price. */
export function MarkupMethodField() {
  const { field } = useController({ name: 'prepaidAddMarkupMethod' })
  const label = labels.prepaidAddMarkupMethod
  return (
    <Joined name={field.name} label={label}>
      <RadioCards label={label} value={field.value} options={methods} onChange={field.onChange} />
    </Joined>
  )
}

const details = { Margin: 'The percent is a share of the price', Markup: 'The percent is added to the cost' }
const methods = markupMethods.map((value) => ({ value, label: value, detail: details[value] }))
