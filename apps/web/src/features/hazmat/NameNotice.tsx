import type { HazmatMaterial } from '@lanewise/contract/hazmat'
import { materialsOf, type NamedGoods } from '@lanewise/domain/hazmat/material'
import { namesAmong } from '@lanewise/domain/hazmat/shipping-name'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { limitedText, materialText } from './material-text.ts'
import { useFormNameCheck } from './name-check.ts'
import type { GoodsForm } from './use-goods.ts'

type NameNoticeProps = {
  goods: NamedGoods
  /** Entries of the table for these goods. */
  materials: readonly HazmatMaterial[]
  onTake: (material: HazmatMaterial) => void
}

/** What the table says about the number and name of the goods: a choice, a warning to confirm, or the entry. */
export function NameNotice({ goods, materials, onTake }: NameNoticeProps) {
  const check = useFormNameCheck()
  const numbered = materials.filter(({ unNumber }) => unNumber !== null && unNumber === goods.hazmatUNNumber)
  const problem = check.problemOf(goods)
  if (problem?.kind === 'Forbidden')
    return (
      <Alert live tone="late">
        {problem.message}
      </Alert>
    )
  const choices = problem?.kind === 'Unlisted' || !goods.properShippingName ? namesAmong(numbered) : []
  return (
    <>
      {problem?.kind === 'Unlisted' && <Confirm key={problem.message} goods={goods} message={problem.message} />}
      {choices.length > 0 && (
        <Choices role="group" aria-label={`Proper shipping names of ${goods.hazmatUNNumber}`}>
          <span>Names of {goods.hazmatUNNumber}:</span>
          {choices.map((material) => (
            <Button key={material.properShippingName} size="small" onClick={() => onTake(material)}>
              {material.properShippingName}
            </Button>
          ))}
        </Choices>
      )}
      {materialsOf(goods, numbered).map((material) => (
        <Entry key={materialText(material)}>
          49 CFR 172.101: {material.properShippingName}, {materialText(material)}, {limitedText(material)}
        </Entry>
      ))}
    </>
  )
}

/** A name that is not in the table is accepted once the user says so. (DEF-132) */
function Confirm({ goods, message }: { goods: NamedGoods; message: string }) {
  const check = useFormNameCheck()
  const { trigger } = useFormContext<GoodsForm>()
  const [isConfirmed, setConfirmed] = useState(() => check.isConfirmed(goods))
  const confirm = () => {
    check.confirm(goods)
    setConfirmed(true)
    void trigger(['hazmatUNNumber', 'properShippingName'])
  }
  return (
    <Alert
      live
      tone="risk"
      action={
        isConfirmed ? undefined : (
          <Button size="small" onClick={confirm}>
            Use It Anyway
          </Button>
        )
      }
    >
      {message}. {isConfirmed ? 'You confirmed it.' : 'A carrier may refuse the freight.'}
    </Alert>
  )
}

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  '& button': { height: 'auto', minHeight: 28, whiteSpace: 'normal', textAlign: 'left' },
}))

const Entry = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))
