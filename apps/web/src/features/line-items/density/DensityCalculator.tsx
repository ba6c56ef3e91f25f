import { decimalDigits, digitsOnly } from '@lanewise/domain/commodities/commodity'
import type { FreightClass } from '@lanewise/domain/freight/freight-class'
import { recommendedClass } from '@lanewise/domain/orders/items/class-recommendation'
import { lineItemNames as names } from '@lanewise/domain/orders/items/line-item-rules'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { ItemList } from '#features/line-items/use-item-list.ts'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { useToday } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { NumberInput } from '#ui/form/NumberInput.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { ClassScale } from './ClassScale.tsx'
import { densityLabel, howText, type Measures } from './density-text.ts'

const fields = [
  { name: 'packageLength', unit: 'in' },
  { name: 'packageWidth', unit: 'in' },
  { name: 'packageHeight', unit: 'in' },
  { name: 'totalWeight', unit: 'lbs' },
  { name: 'palletCount', unit: 'pallets' },
] as const satisfies readonly { name: keyof Measures; unit: string }[]

type Texts = Record<keyof Measures, string>

/** Calculates density and class of pallets, as a lookup or to fill in the item. (ITEM-26) */
export function DensityCalculator({ list }: { list: ItemList }) {
  const [texts, setTexts] = useState<Texts>(() => textsOf(list.calculator ?? {}))
  const measures = measuresOf(texts)
  const today = useToday()
  const recommendation = recommendedClass(measures, today)
  const use = () => {
    if (!recommendation) return
    writeBack(list, measures, recommendation.freightClass)
    list.closeCalculator()
  }
  return (
    <Dialog
      open
      title="Density Calculator"
      onClose={list.closeCalculator}
      onSubmit={use}
      size={480}
      actions={
        <>
          <Button kind="ghost" onClick={list.closeCalculator}>
            Cancel
          </Button>
          <Button kind="primary" disabled={!recommendation} onClick={use}>
            Use in item
          </Button>
        </>
      }
    >
      <Rows>
        <FieldRow columns={3} narrow={3}>
          {fields.map(({ name, unit }) => (
            <Field key={name} label={names[name]}>
              <NumberInput
                value={texts[name]}
                suffix={unit}
                sanitize={name === 'totalWeight' ? decimalDigits : whole}
                maxLength={name === 'totalWeight' ? 9 : 3}
                onChange={(text) => setTexts({ ...texts, [name]: text })}
              />
            </Field>
          ))}
        </FieldRow>
        <Result role="status">
          {recommendation ? (
            <>
              <div>
                <Figure>{densityLabel(recommendation.density)}</Figure>
                <strong>{`Recommended class ${recommendation.freightClass}`}</strong>
                <p>{howText(measures, recommendation.freightClass, today)}</p>
              </div>
              <ClassScale density={recommendation.density} day={today} />
            </>
          ) : (
            <p>Enter all five to see density and class.</p>
          )}
        </Result>
      </Rows>
    </Dialog>
  )
}

/** Fills the open form, or a new item when none is open. */
function writeBack(list: ItemList, measures: Measures, freightClass: FreightClass) {
  const form = list.form.current
  if (!form) return list.add({ ...measures, packageCount: measures.palletCount, freightClass })
  form.setValue('length', measures.packageLength)
  form.setValue('width', measures.packageWidth)
  form.setValue('height', measures.packageHeight)
  form.setValue('totalWeight', measures.totalWeight)
  form.setValue('palletCount', measures.palletCount)
  form.setValue('freightClass', freightClass)
  if (form.getValues('packageQuantity') === null) form.setValue('packageQuantity', measures.palletCount)
}

const textsOf = (item: Partial<Measures>) =>
  Object.fromEntries(fields.map(({ name }) => [name, item[name] == null ? '' : String(item[name])])) as Texts

const measuresOf = (texts: Texts) =>
  Object.fromEntries(fields.map(({ name }) => [name, texts[name] === '' ? null : Number(texts[name])])) as Measures

const whole = (text: string) => digitsOnly(text)

const Result = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 72,
  '& p': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
}))

const Figure = styled('div')(({ theme }) => ({ ...theme.typography.figure, fontVariantNumeric: 'tabular-nums' }))
