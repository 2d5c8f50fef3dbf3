import { Blocks } from '../blocks/Blocks';
import { allFixtures } from '../site/dev/allFixtures';
import { exampleBlock } from '../site/dev/fixtures';

/** The blocks in a placeholder of a block's fixture. */
export function ExampleBlocks({ of, placeholder }: { of: string; placeholder: string }) {
  const [example = ''] = Object.keys(allFixtures.get(of)?.examples ?? {});
  return (
    <Blocks
      blocks={exampleBlock(allFixtures, of, example)?.placeholders[placeholder]}
      placeholder={placeholder}
    />
  );
}
