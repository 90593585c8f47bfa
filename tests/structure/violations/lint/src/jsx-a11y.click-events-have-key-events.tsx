export const Row = ({ open }: { open: () => void }) => <div onClick={open} />
