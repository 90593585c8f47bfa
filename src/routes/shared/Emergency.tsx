/** China’s emergency number. A sentence that names it has it as a link. */
const EMERGENCY = '120'
const MARK = '\t'

/** What a sentence with `{{emergency}}` is given before EmergencyText shows it. */
export const emergencyMark = { emergency: MARK }

export const EmergencyNumber = () => <a href={`tel:${EMERGENCY}`}>{EMERGENCY}</a>

/** A sentence whose emergency number is a link that calls. */
export const EmergencyText = ({ text }: { text: string }) => {
  const [before, after] = text.split(MARK)
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      <EmergencyNumber />
      {after}
    </>
  )
}
