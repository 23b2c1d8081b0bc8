const squareFeetPerSquareMetre = 10.7639;

/** Square metres as whole square feet (specification §9). Not a number in, not a number out. */
export function squareFeet(squareMetres: number): number {
  // Adding zero turns a negative zero into a plain one.
  return Math.round(squareMetres * squareFeetPerSquareMetre) + 0;
}

/** Whole square feet as square metres to the hundredth, which `squareFeet` gives back exactly. */
export function squareMetres(feet: number): number {
  return Math.round((feet / squareFeetPerSquareMetre) * 100) / 100;
}
