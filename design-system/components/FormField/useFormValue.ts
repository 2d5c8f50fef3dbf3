import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';

/**
 * Imperative handle of a field with several native inputs, for form libraries: react-hook-form's
 * `register` can read, write and focus it.
 */
interface FieldHandle<Value> {
  readonly name: string | undefined;
  value: Value;
  focus(): void;
}

/** A change event of such a field, shaped like a native event: `event.target.value`. */
interface FieldEvent<Value> {
  type: 'change' | 'blur';
  target: FieldHandle<Value>;
}

/** Props of a field that manages its value, named like those of native inputs. */
export interface FormValueProps<Value> {
  name?: string;
  /** Makes the field controlled. */
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
 * State of a field with several native inputs: controlled or uncontrolled, reset with its form, and
 * accessible to form libraries. `control` is the input that takes the focus; `empty` is the value if none is
 * given.
 */
export function useFormValue<Value>(
  props: FormValueProps<Value>,
  control: RefObject<HTMLInputElement | null>,
  empty: Value,
): FormValue<Value> {
  const { name, ref, onChange, onBlur } = props;
  const [initial] = useState(props.defaultValue ?? empty);
  const [ownValue, setOwnValue] = useState(initial);
  const value = props.value ?? ownValue;

  // Form libraries read the value synchronously after a change event, before React renders.
  const latestRef = useRef({ name, value });
  useEffect(() => {
    latestRef.current = { name, value };
  }, [name, value]);

  const [handle] = useState<FieldHandle<Value>>(() => ({
    get name() {
      return latestRef.current.name;
    },
    get value() {
      return latestRef.current.value;
    },
    set value(newValue) {
      latestRef.current.value = newValue ?? empty;
      setOwnValue(latestRef.current.value);
    },
    focus: () => control.current?.focus(),
  }));
  useImperativeHandle(ref, () => handle, [handle]);

  useEffect(() => {
    const form = control.current?.form;
    const restore = () => setOwnValue(initial);
    form?.addEventListener('reset', restore);
    return () => form?.removeEventListener('reset', restore);
  }, [control, initial]);

  return {
    value,
    change: (newValue) => {
      handle.value = newValue;
      onChange?.({ type: 'change', target: handle });
    },
    blur: () => onBlur?.({ type: 'blur', target: handle }),
  };
}
