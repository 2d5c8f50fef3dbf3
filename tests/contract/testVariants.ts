/** A page variant in the editor. */
interface PageVariant {
  id: string;
  name: string;
  status: string;
  from: string | null;
  until: string | null;
  rule: { kind: string; testId?: string; sharePercent?: number };
  placeholders: { main: { uid: string; componentName: string; dataSource: string }[] };
  own: string[];
  hidden: string[];
  isPublished: boolean;
}

export interface PageVariants {
  version: number;
  variants: PageVariant[];
}

export const variantSelection = `{
  version
  variants { id name status from until rule placeholders own hidden isPublished }
}`;
