/** China’s emergency number. In a sentence it is a link that calls. */
const EMERGENCY = '120'
const MARK = '\t'

/** The value for `{{emergency}}` in a sentence: a mark that EmergencyText replaces by the link. */
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
