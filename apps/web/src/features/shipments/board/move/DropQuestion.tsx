import { QuestionText } from '#features/shipments/parts/QuestionText.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import type { Dropped } from './use-placing.ts'

type DropQuestionProps = { dropped: Dropped; onAnswer: (isConfirmed: boolean) => void }

/** Asks before a dropped card reaches carriers or is dispatched, with the words of the menu. */
export function DropQuestion({ dropped: { shipment, handler }, onAnswer }: DropQuestionProps) {
  const { shipmentNumber } = shipment
  return (
    <ConfirmDialog
      open
      title={handler.question.title(shipmentNumber)}
      text={<QuestionText question={handler.question} shipmentNumber={shipmentNumber} />}
      verb={handler.verb}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}
