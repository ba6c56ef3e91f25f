import type { CommodityForm } from '@lanewise/contract/commodities'
import { suggestFreightClass } from '@lanewise/domain/commodities/commodity'
import { formatDensity } from '@lanewise/domain/freight/density'
import { styled } from '@mui/material/styles'
import { Calculator } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useToday } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useNarrow } from '#ui/use-media.ts'

const measures = [
  'perPackageWeight',
  'packageCount',
  'palletCount',
  'packageLength',
  'packageWidth',
  'packageHeight',
] as const

/** Freight class suggested by the density, shown while another class is selected. Only a click applies it. (COMM-28) */
export function ClassSuggestion() {
  const { control, setValue, setFocus } = useFormContext<CommodityForm>()
  const [chosen, perPackageWeight, packageQuantity, palletCount, packageLength, packageWidth, packageHeight] = useWatch(
    {
      control,
      name: ['freightClass', ...measures],
    },
  )
  const isNarrow = useNarrow()
  const given = { perPackageWeight, packageQuantity, palletCount, packageLength, packageWidth, packageHeight }
  const suggestion = suggestFreightClass(given, useToday())
  if (!suggestion || suggestion.freightClass === chosen) return null
  const { density, freightClass } = suggestion
  const use = () => {
    setValue('freightClass', freightClass, { shouldDirty: true, shouldValidate: true })
    setFocus('freightClass')
  }
  return (
    <Alert
      live
      icon={<Calculator aria-hidden="true" />}
      action={
        <Button size="small" onClick={use}>
          {isNarrow ? `Use ${freightClass}` : `Use class ${freightClass}`}
        </Button>
      }
    >
      {isNarrow ? '' : 'Density '}
      {formatDensity(density)} lb/ft³ suggests {isNarrow ? '' : 'freight '}
      <Together>class {freightClass}</Together>
    </Alert>
  )
}

const Together = styled('strong')({ whiteSpace: 'nowrap' })
