export { LineChart as MeasureChart } from '@/ui/LineChart'
