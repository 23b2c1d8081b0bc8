const squareFeetPerSquareMetre = 10.7639;

/** Square metres as whole square feet (specification §9). Not a number in, not a number out. */
export function squareFeet(squareMetres: number): number {
  // Adding zero turns a negative zero into a plain one.
  return Math.round(squareMetres * squareFeetPerSquareMetre) + 0;
}
