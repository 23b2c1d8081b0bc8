/** How far an item has come, by name. */
export const statusNames = { todo: 'To do', doing: 'In progress', done: 'Done' } as const;

/** How worn an item is, by name. */
export const conditionNames = { new: 'New', good: 'Good', fair: 'Fair', poor: 'Poor' } as const;
