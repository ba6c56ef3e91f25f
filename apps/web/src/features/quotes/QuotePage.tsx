import { QuoteWizard } from './wizard/QuoteWizard.tsx'

/** Quote wizard. The address holds everything that was entered. */
export default function QuotePage() {
  return <QuoteWizard />
}
