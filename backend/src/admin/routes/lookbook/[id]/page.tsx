import { useParams } from "react-router-dom";
import { StoredRecord } from "../../../desk/stored-record";
import { frameKey, type StoredFrame } from "../../../lookbook/api";
import { FramePage } from "../../../lookbook/frame-page";

export default function StoredFramePage() {
  const { id = "" } = useParams();
  return (
    <StoredRecord<{ lookbook_frame: StoredFrame }>
      queryKey={frameKey(id)}
      path={`lookbook-frames/${id}`}
    >
      {({ lookbook_frame: frame }) => <FramePage key={frame.id} first={frame} />}
    </StoredRecord>
  );
}
