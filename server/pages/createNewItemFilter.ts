/**
 * Returns a filter for successive lists: it returns only the items that no earlier list contained. An item
 * that occurs twice in one list counts as two items.
 * @param keyOf identifies an item
 */
export function createNewItemFilter<Item>(
  keyOf: (item: Item) => string,
): (items: readonly Item[]) => readonly Item[] {
  const seenKeys: string[] = [];
  return (items) => {
    const unmatchedKeys = [...seenKeys];
    const newItems = items.filter((item) => {
      const index = unmatchedKeys.indexOf(keyOf(item));
      if (index >= 0) unmatchedKeys.splice(index, 1);
      return index < 0;
    });
    seenKeys.push(...newItems.map(keyOf));
    return newItems;
  };
}
