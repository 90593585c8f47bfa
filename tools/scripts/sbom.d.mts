export function billOfMaterials(): string
