import { QuoteWizard } from './wizard/QuoteWizard.tsx'

/** From an idea to comparable rates; the address holds all that was entered. */
export default function QuotePage() {
  return <QuoteWizard />
}
