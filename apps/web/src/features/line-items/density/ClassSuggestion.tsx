import { type LineItemForm, lineItemOf } from '@lanewise/contract/line-items'
import { recommendedClass } from '@lanewise/domain/orders/items/class-recommendation'
import { styled } from '@mui/material/styles'
import { Calculator } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useToday } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useMinWidth, useNarrow } from '#ui/use-media.ts'
import { ClassScale } from './ClassScale.tsx'
import { densityLabel, howText } from './density-text.ts'

/** Freight class recommended for the density. It never replaces a class that the user chose; a click does. */
export function ClassSuggestion() {
  const { control, setValue, setFocus } = useFormContext<LineItemForm>()
  const values = useWatch({ control }) as LineItemForm
  const isNarrow = useNarrow()
  const hasRoom = useMinWidth(breakpoints.md)
  const item = lineItemOf(values)
  const today = useToday()
  const suggestion = recommendedClass(item, today)
  if (!suggestion) return null
  const { density, freightClass } = suggestion
  const isTaken = freightClass === item.freightClass
  const use = () => {
    setValue('freightClass', freightClass)
    setFocus('freightClass')
  }
  return (
    <Alert
      live
      icon={<Calculator aria-hidden="true" />}
      action={
        isTaken ? undefined : (
          <Button size="small" onClick={use}>
            {isNarrow ? `Use ${freightClass}` : `Use class ${freightClass}`}
          </Button>
        )
      }
    >
      <Row>
        <div>
          <p>
            {isNarrow ? '' : 'Density '}
            <strong>{densityLabel(density)}</strong> suggests {isNarrow ? '' : 'freight '}
            <Together>class {freightClass}</Together>
          </p>
          {!isNarrow && <How>{howText(item, freightClass, today)}</How>}
        </div>
        {hasRoom && <ClassScale density={density} day={today} />}
      </Row>
    </Alert>
  )
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 })
const Together = styled('strong')({ whiteSpace: 'nowrap' })
const How = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' }))
