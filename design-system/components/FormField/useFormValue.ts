import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';

/**
 * What a form library gets hold of where a field is more than one native input: enough for
 * react-hook-form's `register` to read, write and focus it.
 */
interface FieldHandle<Value> {
  readonly name: string | undefined;
  value: Value;
  focus(): void;
}

/** A change of such a field, in the shape of a native one: `event.target.value`. */
interface FieldEvent<Value> {
  type: 'change' | 'blur';
  target: FieldHandle<Value>;
}

/** Props of a field that keeps a value of its own, in the words of native inputs. */
export interface FormValueProps<Value> {
  name?: string;
  /** Makes the field a controlled one. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (event: FieldEvent<Value>) => void;
  onBlur?: (event: FieldEvent<Value>) => void;
  ref?: Ref<FieldHandle<Value>>;
}

interface FormValue<Value> {
  value: Value;
  change: (value: Value) => void;
  blur: () => void;
}

/**
 * Value of a field that is more than one native input: controlled or its own, reset with its form, and open to form
 * libraries. `control` is the input that takes focus; `empty` stands when no value is given.
 */
export function useFormValue<Value>(
  props: FormValueProps<Value>,
  control: RefObject<HTMLInputElement | null>,
  empty: Value,
): FormValue<Value> {
  const { name, ref, onChange, onBlur } = props;
  const [initial] = useState(props.defaultValue ?? empty);
  const [own, setOwn] = useState(initial);
  const value = props.value ?? own;

  // Form libraries read the value in the same tick in which they hear of a change.
  const latest = useRef({ name, value });
  useEffect(() => {
    latest.current = { name, value };
  }, [name, value]);

  const [handle] = useState<FieldHandle<Value>>(() => ({
    get name() {
      return latest.current.name;
    },
    get value() {
      return latest.current.value;
    },
    set value(next) {
      latest.current.value = next ?? empty;
      setOwn(latest.current.value);
    },
    focus: () => control.current?.focus(),
  }));
  useImperativeHandle(ref, () => handle, [handle]);

  useEffect(() => {
    const form = control.current?.form;
    const restore = () => setOwn(initial);
    form?.addEventListener('reset', restore);
    return () => form?.removeEventListener('reset', restore);
  }, [control, initial]);

  return {
    value,
    change: (next) => {
      handle.value = next;
      onChange?.({ type: 'change', target: handle });
    },
    blur: () => onBlur?.({ type: 'blur', target: handle }),
  };
}
