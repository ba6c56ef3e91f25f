import type { Question } from './use-moves.tsx'

type QuestionTextProps = { question: Question; shipmentNumber: string }

/** Text of the question before a move, with what will happen in detail. */
export const QuestionText = ({ question: { text, Details }, shipmentNumber }: QuestionTextProps) => (
  <>
    <p>{text}</p>
    {Details && <Details shipmentNumber={shipmentNumber} />}
  </>
)
